import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("../../../web/src/ui/tokens.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;

type Colours = Record<(typeof themes)[number], string>;

const colours = new Map<string, Colours>(
  [...css.matchAll(/--([a-z-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["page", "surface", "raised", "sunken", "pressed", "accent-soft", "danger-soft"];
const beats = ["business", "politics", "lifestyle", "people", "sports", "tech"];

const textPairs = [
  ...["ink", "muted", "accent", "danger", "success", "warning"].flatMap((text) => grounds.map((ground) => [text, ground])),
  ...["accent-fill", "accent-fill-hover"].map((ground) => ["on-accent", ground]),
  ...["danger-fill", "danger-fill-hover"].map((ground) => ["on-danger", ground]),
  ...beats.flatMap((beat) => [`${beat}-soft`, "page", "surface", "raised"].map((ground) => [beat, ground])),
];
/** Outlines of controls and the focus ring: 3 to 1 by WCAG 1.4.11. */
const shapePairs = ["edge", "accent"].flatMap((shape) =>
  ["page", "surface", "raised", "sunken"].map((ground) => [shape, ground]),
);

function below(pairs: string[][], least: number): string[] {
  return pairs.flatMap(([front = "", ground = ""]) =>
    themes
      .map((theme) => ({ theme, ratio: contrast(colours.get(front)?.[theme] ?? "", colours.get(ground)?.[theme] ?? "") }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ theme, ratio }) => `${front} on ${ground}, ${theme}: ${ratio.toFixed(2)}`),
  );
}

test("the measure of contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("every text reads on every ground it may stand on, light and dark, at 4.5 to 1", () => {
  expect(below(textPairs, 4.5)).toEqual([]);
});

test("outlines of controls and the focus ring stand out at 3 to 1", () => {
  expect(below(shapePairs, 3)).toEqual([]);
});

test("the six beats have a colour of their own @USER-09", () => {
  expect(new Set(beats.map((beat) => colours.get(beat)?.light)).size).toBe(6);
});
