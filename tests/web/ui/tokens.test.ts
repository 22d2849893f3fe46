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

const backgrounds = [
  "page",
  "surface",
  "raised",
  "sunken",
  "pressed",
  "sunken-raised",
  "pressed-raised",
  "accent-soft",
  "danger-soft",
];
const beats = ["business", "politics", "lifestyle", "people", "sports", "tech"];

const textPairs = [
  ...["ink", "muted", "accent", "danger", "success", "warning"].flatMap((text) =>
    backgrounds.map((background) => [text, background]),
  ),
  ...["accent-fill", "accent-fill-hover"].map((background) => ["on-accent", background]),
  ...["danger-fill", "danger-fill-hover"].map((background) => ["on-danger", background]),
  ...beats.flatMap((beat) => ["page", "surface", "raised"].map((background) => [beat, background])),
];
/** Outlines of controls and the focus ring: 3 to 1 by WCAG 1.4.11. */
const shapePairs = ["edge", "accent"].flatMap((shape) =>
  ["page", "surface", "raised", "sunken", "sunken-raised"].map((background) => [shape, background]),
);

function pairsBelow(pairs: string[][], minimum: number): string[] {
  return pairs.flatMap(([foreground = "", background = ""]) =>
    themes
      .map((theme) => ({
        theme,
        ratio: contrast(colours.get(foreground)?.[theme] ?? "", colours.get(background)?.[theme] ?? ""),
      }))
      .filter(({ ratio }) => !(ratio >= minimum))
      .map(({ theme, ratio }) => `${foreground} on ${background}, ${theme}: ${ratio.toFixed(2)}`),
  );
}

test("contrast is computed as defined by WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("texts have a contrast of 4.5 to 1 on all their backgrounds in both themes", () => {
  expect(pairsBelow(textPairs, 4.5)).toEqual([]);
});

test("control outlines and the focus ring have a contrast of 3 to 1", () => {
  expect(pairsBelow(shapePairs, 3)).toEqual([]);
});

test("the selected entry of a menu and the pressed one are visible in both themes", () => {
  const pairs = [
    ["sunken-raised", "raised"],
    ["pressed-raised", "sunken-raised"],
  ];
  expect(pairsBelow(pairs, 1.08)).toEqual([]);
});

test("the six beats have different colours @USER-09", () => {
  expect(new Set(beats.map((beat) => colours.get(beat)?.light)).size).toBe(6);
});
