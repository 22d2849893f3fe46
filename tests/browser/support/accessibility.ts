import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with what axe finds on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(page)).toEqual([]);
}

/** What axe finds fault with: a line per rule and element. */
export function findings(page: Page): Promise<string[]> {
  return linesOf(axe(page).withTags(RULES));
}

/** The same for the colours alone: all that another theme changes of a page that was looked at already. */
export function colourFindings(page: Page): Promise<string[]> {
  return linesOf(axe(page).withRules(["color-contrast"]));
}

/** The pages have no frames; without them axe needs no second page, into which it would have to be loaded again. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });

async function linesOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} (${node.target.join(" ")})`),
  );
}
