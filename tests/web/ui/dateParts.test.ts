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
