import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { expect } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with one line per rule and element that axe finds fault with on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} (${node.target.join(" ")})`),
  );
  expect(lines).toEqual([]);
}
