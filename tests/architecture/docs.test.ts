import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exists } from "../../scripts/lib/files.ts";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { readSources } from "./support/sources.ts";

/** The ids in the first column of the tables of a page under docs/. */
const idsOf = (text: string): string[] => [...text.matchAll(/^\| ([A-Z][A-Z0-9]*-\d+) \|/gm)].map(([, id]) => id ?? "");

/** The requirement tags in a test file. */
const tagsOf = (text: string): string[] => [...text.matchAll(/@([A-Z][A-Z0-9]*-\d+)\b/g)].map(([, id]) => id ?? "");

const requirements = idsOf(readFileSync(fromRoot("docs/requirements.md"), "utf8"));
const tests = await readSources(["tests"]);
const tags = new Set(tests.flatMap(({ text }) => tagsOf(text)));

describe("docs/requirements.md", () => {
  it("lists every requirement once", () => {
    expect(requirements.length).toBeGreaterThan(500);
    expect(requirements.filter((id, index) => requirements.indexOf(id) !== index)).toEqual([]);
  });

  it("contains every tag of a test", () => {
    expect([...tags].filter((id) => !requirements.includes(id)).toSorted()).toEqual([]);
  });

  it("contains no requirement without a test", () => {
    expect(requirements.filter((id) => !tags.has(id))).toEqual([]);
  });

  it("is parsed by the first column, and tests by the tags in titles", () => {
    expect(idsOf("| A-01 | web | text |\n| id | part |\nA-02 | no")).toEqual(["A-01"]);
    expect(tagsOf(`it('opens ${["@", "A-02"].join("")}', user@example.com)`)).toEqual(["A-02"]);
  });
});

describe("ids of requirements and decisions", () => {
  const decisions = idsOf(readFileSync(fromRoot("docs/decisions.md"), "utf8"));
  const known = new Set([...requirements, ...decisions]);
  const prefixes = new Set([...known].map((id) => id.replace(/-\d+$/, "")));
  const named = (text: string): string[] =>
    [...text.matchAll(/\b([A-Z][A-Z0-9]*)-\d+\b/g)].flatMap(([id, prefix = ""]) => (prefixes.has(prefix) ? [id] : []));

  it("are explained in docs/ when code, tests or documents mention them", async () => {
    const folders = ["gateway", "web", "upstream", "demo", "scripts", "tests", "docs"];
    const sources = await readSources(folders, (path) => /\.(tsx?|graphql|css|md)$/.test(path));
    const unknown = sources.flatMap(({ path, text }) => named(text).flatMap((id) => (known.has(id) ? [] : [`${path} ${id}`])));
    expect(sources.length).toBeGreaterThan(1000);
    expect(unknown).toEqual([]);
  });

  it("are distinguished from other names with a number", () => {
    expect(named("ROUTE-01 SHA-256 UTF-8 D-01")).toEqual(["ROUTE-01", "D-01"]);
  });
});

describe("docs/architecture.md", () => {
  it("names files and folders that exist", async () => {
    const text = readFileSync(fromRoot("docs/architecture.md"), "utf8");
    const named = [...text.matchAll(/`((?:gateway|web|upstream|demo|tests)\/[\w./-]*\w)\/?`/g)].map(([, path]) => path ?? "");
    expect(named.length).toBeGreaterThan(20);
    const missing = [];
    for (const path of named) if (!(await exists(fromRoot(path)))) missing.push(path);
    expect(missing).toEqual([]);
  });
});
