import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails if axe finds violations on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
}

/** Violations found by axe: one line per rule and element. */
export function findings(page: Page): Promise<string[]> {
  return linesOf(axe(page).withTags(RULES));
}

/** Colour violations only, for checking a page again with another theme. */
export function colourFindings(page: Page): Promise<string[]> {
  return linesOf(axe(page).withRules(["color-contrast"]));
}

/** Legacy mode needs no second page; it suffices because the pages have no frames. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

async function linesOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} (${node.target.join(" ")})`),
  );
}
