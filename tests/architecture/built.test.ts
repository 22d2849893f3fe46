import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readPageCode } from "../../gateway/http/pageCode.ts";
import { buildStale, bundles } from "../../scripts/lib/bundles.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";
import type { Gate } from "../../web/src/routes/route.ts";
import { redirects, routes } from "../../web/src/routes/routes.ts";
import { outsideLoads } from "./support/outside.ts";
import type { Source } from "./support/sources.ts";

async function builtFiles(folder: string): Promise<Source[]> {
  const names = await readdir(fromRoot(folder), { recursive: true });
  return names
    .filter((name) => /\.(html|css|m?js)$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(fromRoot(folder, name), "utf8") }));
}

/** @returns built files that still contain GraphQL text: the Relay transform skipped them */
const rawTags = (built: readonly Source[]): string[] =>
  built.filter(({ text }) => /graphql`\s*(?:query|mutation|subscription|fragment)\s/.test(text)).map(({ path }) => path);

/** The static imports of each chunk of a bundle. */
const importsOf = (built: readonly Source[]): Map<string, string[]> =>
  new Map(
    built.map(({ path, text }) => [
      basename(path),
      [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, name = ""]) => name),
    ]),
  );

/** @returns chunks in import cycles: one of them runs before its dependencies, and its page stays blank */
function cycles(built: readonly Source[]): string[] {
  const imports = importsOf(built);
  const reaches = (start: string): boolean => {
    const seen = new Set<string>();
    const pending = [...(imports.get(start) ?? [])];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (name === start) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      pending.push(...(imports.get(name) ?? []));
    }
    return false;
  };
  return [...imports.keys()].filter(reaches);
}

describe("the built bundles", () => {
  beforeAll(() => buildStale(), 300_000);

  it.each(bundles.filter(({ isServed }) => isServed).map(({ name, output }) => [name, output]))(
    "of the %s load from no other host",
    async (_name, output) => {
      const built = await builtFiles(output);
      expect(built.some(({ path }) => path.endsWith(".js"))).toBe(true);
      expect(outsideLoads(built)).toEqual([]);
    },
  );

  it("hide nothing by :has(:empty), because Safari keeps it hidden when it gets content", async () => {
    const styles = (await builtFiles("web/dist")).filter(({ path }) => path.endsWith(".css"));
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.flatMap(({ text }) => text.match(/:has\([^{]*:empty[^{]*\{/g) ?? [])).toEqual([]);
  });

  it("have no import cycles", async () => {
    const built = await builtFiles("web/dist");
    expect([...importsOf(built).values()].flat().length).toBeGreaterThan(0);
    expect(cycles(built)).toEqual([]);
  });

  it("tell the gateway the addresses of all pages and redirects", () => {
    const { hasPage } = readPageCode(fromRoot("web/dist/page-code.json"), []);
    const addresses = [...routes, ...redirects].map(({ path, params = {} }: Gate) =>
      path.replace(/:(\w+)/g, (_all, name: string) => (typeof params[name] === "object" ? params[name][0] : "1") ?? ""),
    );
    expect(addresses.filter((address) => !hasPage(address))).toEqual([]);
    expect(["/nothing", "/stories/one", "/news/newswire/1"].filter(hasPage)).toEqual([]);
  });

  it("contain no graphql tag that Relay did not compile", async () => {
    expect(rawTags(await builtFiles("web/dist"))).toEqual([]);
  });
});

describe("the check for import cycles", () => {
  it("reports cycles over several chunks, but not repeated imports", () => {
    const built = [
      { path: "a.js", text: 'import{r as e}from"./b.js";import"./d.js"' },
      { path: "b.js", text: 'import{t}from"./c.js"' },
      { path: "c.js", text: 'import{t}from"./a.js"' },
      { path: "d.js", text: 'import("./a.js")' },
      { path: "e.js", text: 'import"./d.js";import"./a.js"' },
    ];
    expect(cycles(built)).toEqual(["a.js", "b.js", "c.js"]);
  });
});

describe("the check for external resources", () => {
  it.each([
    ["a.html", '<script defer src="https://cdn.example.com/x.js"></script>'],
    ["a.html", "<link rel='stylesheet' href='//fonts.example.com/x.css'>"],
    ["a.css", '@import url("https://fonts.example.com/x.css");'],
    ["a.css", "b{background:url(https://img.example.com/x.png)}"],
    ["a.js", 'const m=await import("https://esm.example.com/x.js")'],
    ["a.js", 'new Worker("https://w.example.com/w.js")'],
    ["a.js", 'loader.config({paths:{vs:"https://cdn.jsdelivr.net/npm/monaco-editor/min/vs"}})'],
  ])("reports one in %s: %s", (path, text) => {
    expect(outsideLoads([{ path, text }])).toHaveLength(1);
  });

  it.each([
    ["a.html", '<a href="https://example.com/">a link</a><script src="/assets/x.js"></script>'],
    ["a.css", "b{background:url(/assets/x.png)}"],
    [
      "a.js",
      'createElementNS("http://www.w3.org/2000/svg","svg");throw new Error("see https://react.dev/errors/1");fetch("/graphql")',
    ],
  ])("ignores addresses that %s does not load", (path, text) => {
    expect(outsideLoads([{ path, text }])).toEqual([]);
  });
});

describe("the check for graphql tags", () => {
  it("reports uncompiled tags, but not text that mentions them", () => {
    const built = [
      { path: "a.js", text: "const q=graphql`\n  fragment Card_post on Post { id }`" },
      { path: "b.js", text: 'throw Error("used verbatim as `graphql`. Note");fetch(`/graphql`,{})' },
    ];
    expect(rawTags(built)).toEqual(["a.js"]);
  });
});
