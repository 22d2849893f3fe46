import { describe, expect, it } from "vitest";
import { splitMatches } from "../../../web/src/search/matches.ts";

/** The text with its matches in brackets. */
const shown = (text: string, search: string) =>
  splitMatches(text, search)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("");

describe("splitMatches", () => {
  it("matches the beginnings of words in any case", () => {
    expect(shown("Media training for new media; multimedia too", "media")).toBe(
      "[Media] training for new [media]; multimedia too",
    );
    expect(shown("Ärzte und ärztliche Räte", "ärzt")).toBe("[Ärzt]e und [ärzt]liche Räte");
  });

  it("matches with and without accents, whether or not they are characters of their own", () => {
    expect(shown("Núria at the café, Nu\u0301ria", "nuria cafe")).toBe("[Núria] at the [café], [Núria]");
    expect(shown("Nuria and the Ñandú", "núr ñan")).toBe("[Nur]ia and the [Ñan]dú");
    expect(shown("e\u0301clair", "clair")).toBe("éclair");
    expect(shown("Café", "\u0301")).toBe("Café");
  });

  it("matches each of the words, the longer one first", () => {
    expect(shown("The press and the pressroom", "  press pressroom ")).toBe("The [press] and the [pressroom]");
  });

  it("treats special characters as text", () => {
    expect(shown("C++ (and a.b) for $5", "c++ a.b $5")).toBe("[C++] (and [a.b]) for [$5]");
    expect(shown("aab", "a.b")).toBe("aab");
    expect(shown("nothing", "  ")).toBe("nothing");
  });

  it("has no empty parts, and one part without a match", () => {
    expect(splitMatches("media", "media")).toEqual([{ text: "media", isMatch: true }]);
    expect(splitMatches("new media", "media")).toEqual([
      { text: "new ", isMatch: false },
      { text: "media", isMatch: true },
    ]);
    for (const search of ["", " \n", "x"]) expect(splitMatches("media", search)).toEqual([{ text: "media", isMatch: false }]);
  });
});
