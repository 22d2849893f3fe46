import { afterEach, expect, test, vi } from "vitest";
import { dateParts } from "../../../web/src/ui/dateParts.ts";

const textOf = (value: string) =>
  dateParts(value, false)
    .map(({ text }) => text)
    .join("");

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["en-AU", "08/03/2030"],
  ["de", "08.03.2030"],
  // Browsers on Linux report these when no language is set up.
  ["C", "03/08/2030"],
  ["en-US@posix", "03/08/2030"],
])("a date is shown in the order of the browser's language: %s", (language, text) => {
  vi.stubGlobal("navigator", { language });
  expect(textOf("2030-03-08")).toBe(text);
});

test("a field with a time shows it after the date", () => {
  const parts = dateParts("2030-03-08T09:05", true, "de");
  expect(parts.map(({ text }) => text).join("")).toBe("08.03.2030, 09:05");
  expect(parts.filter(({ isPlaceholder }) => isPlaceholder)).toEqual([]);
});

test("an empty field shows a placeholder for each part but the separators, with its name in the user's language", () => {
  const parts = dateParts("", true, "de");
  expect(parts.map(({ text }) => text).join("")).toBe("dd.mm.yyyy, ––:––");
  expect(parts.filter(({ isPlaceholder }) => isPlaceholder).map(({ type, name }) => [type, name])).toEqual([
    ["day", "Tag, "],
    ["month", "Monat, "],
    ["year", "Jahr, "],
    ["hour", "Stunde, "],
    ["minute", "Minute, "],
  ]);
  expect(parts.filter(({ name }) => name === null).map(({ type }) => type)).toEqual([
    "literal1",
    "literal3",
    "literal5",
    "literal7",
  ]);
});
