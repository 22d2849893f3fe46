import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { demoPassword, demoAccounts } from "../../scripts/lib/demoAccounts.ts";
import { exists } from "../../scripts/lib/files.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";

const readme = readFileSync(fromRoot("README.md"), "utf8");
const packageJson = JSON.parse(readFileSync(fromRoot("package.json"), "utf8")) as { scripts: Record<string, string> };

/** Names of settings in code: keys of an object type, or names in quotes. */
function settingsIn(text: string): string[] {
  return [...text.matchAll(/(?:^ {2}|")([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?=:|")/gm)].map(([, name]) => name ?? "");
}

/** The first cell of every row of the settings table. */
function documentedSettings(text: string): string[] {
  return [...text.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \|/gm)].map(([, name]) => name ?? "");
}

describe("README.md", () => {
  it("lists exactly the settings that gateway and upstream read", () => {
    const read = ["gateway/settings.ts", "upstream/settings.ts"].flatMap((file) =>
      settingsIn(readFileSync(fromRoot(file), "utf8")),
    );
    expect([...new Set(documentedSettings(readme))].toSorted()).toEqual([...new Set(read)].toSorted());
  });

  it("names commands that exist", () => {
    const named = [...readme.matchAll(/npm run (\w+)/g)].map(([, name]) => name ?? "");
    expect(named.filter((name) => packageJson.scripts[name] === undefined)).toEqual([]);
  });

  it("names commands whose programs are in the repository", async () => {
    const programs = Object.values(packageJson.scripts).flatMap((script) => script.match(/[\w/.-]+\.ts\b/g) ?? []);
    const missing = [];
    for (const path of programs) if (!(await exists(fromRoot(path)))) missing.push(path);
    expect(missing).toEqual([]);
  });

  it("names the demo accounts that the start prints", () => {
    for (const [email] of demoAccounts) expect(readme).toContain(`\`${email}\``);
    expect(readme).toContain(demoPassword);
  });

  it("names files and folders that exist", async () => {
    const named = [...readme.matchAll(/`((?:gateway|web|upstream|tests|scripts)\/[\w./-]*\w\/?)`/g)].map(
      ([, path]) => path ?? "",
    );
    const missing = [];
    for (const path of named) if (!(await exists(fromRoot(path)))) missing.push(path);
    expect(missing).toEqual([]);
  });
});

describe("the settings read by code", () => {
  it("are found as schema keys and as strings", () => {
    expect(
      settingsIn('  PORT: v.string(),\n  UPSTREAM_URL: v.optional(),\nread("DATA_DIR") ?? "Pressroom";\nconst A = "info";'),
    ).toEqual(["PORT", "UPSTREAM_URL", "DATA_DIR"]);
  });
});
