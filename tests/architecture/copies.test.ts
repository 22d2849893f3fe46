import { describe, expect, it } from "vitest";
import { copiedBlocks } from "./support/copies.ts";
import { readSources, type Source } from "./support/sources.ts";

const LIMIT = 15;
const sources = await readSources(["gateway", "web", "upstream", "demo", "scripts"], (path) =>
  /\.(tsx?|graphql|css|html)$/.test(path),
);

/** Lines such as `1 a`, `2 a`, between a blank line and one of punctuation. */
const block = (count: number, name: string): string =>
  `\n{\n${Array.from({ length: count }, (_, index) => `${index} ${name}`).join("\n")}\n}\n`;

describe("code", () => {
  it(`repeats no block of ${LIMIT} lines`, () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(copiedBlocks(sources, LIMIT)).toEqual([]);
  });

  it("is reported once for each block that it repeats, in the same or another file", () => {
    const files: Source[] = [
      { path: "web/src/x.ts", text: `${block(LIMIT, "a")}${block(LIMIT - 1, "b")}` },
      {
        path: "web/src/y.ts",
        text: `import a from "b";\n// Indented.\n${block(LIMIT - 1, "b")}${block(LIMIT + 3, "a").replaceAll("\n", "\n  ")}`,
      },
    ];
    expect(copiedBlocks(files, LIMIT)).toEqual(["web/src/y.ts:22: copies web/src/x.ts:3"]);
    expect(copiedBlocks([{ path: "web/src/x.ts", text: `${block(LIMIT, "a")}${block(LIMIT, "a")}` }], LIMIT)).toEqual([
      "web/src/x.ts:21: copies web/src/x.ts:3",
    ]);
  });
});
