import { describe, expect, it } from "vitest";
import { readSources, type Source } from "./support/sources.ts";

// The import of contacts accepts both spellings as a column heading.
const exempt = ["upstream/contacts/import.ts"];
const read = await readSources(["README.md", "openapi.json", "schema.graphql", "gateway", "web", "upstream", "demo"], (path) =>
  /\.(tsx?|css|graphql|html|json|md)$/.test(path),
);

/** Lines that spell "organization" differently from the specification. */
function otherSpellings(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !exempt.includes(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => (/organisation/i.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

describe("published texts", () => {
  it("spell organization as the specification does", () => {
    expect(read.length).toBeGreaterThan(1000);
    expect(otherSpellings(read)).toEqual([]);
  });

  it("are reported with another spelling", () => {
    expect(otherSpellings([{ path: "web/src/x.tsx", text: '\n<TextField label="Organisation" />' }])).toEqual([
      "web/src/x.tsx:2",
    ]);
  });
});
