import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";
import { waitForRendering } from "./waitUntilComplete.ts";

declare global {
  interface Window {
    /** Defined once axe was loaded into the page. */
    axe?: typeof axe;
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Without descriptions of passed elements and their selectors, a run takes a fifth of the time. */
const runOptions: RunOptions = { resultTypes: ["violations"], selectors: false, elementRef: false, preload: false };

/** Fails if axe finds violations on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expectNone(await findings(page));
}

/** Fails with the violations in the message, since reports keep no more than the message of a failure. */
export function expectNone(found: readonly string[]): void {
  expect(found, found.join("\n")).toEqual([]);
}

/** Fails if axe finds violations on the current page in either theme; leaves the page in the light theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const found: string[] = [];
  // Themes differ in colours only.
  const checks = { dark: colourFindings, light: findings };
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await waitForRendering(page);
    for (const finding of await checks[colorScheme](page)) found.push(`${colorScheme}: ${finding}`);
  }
  expectNone(found);
}

/**
 * Violations found by axe: one line per rule and element, with the page's path. Also content that does not scroll with its
 * container, and on touch screens fields with small text.
 */
export async function findings(page: Page): Promise<string[]> {
  return [...(await run(page, { ...runOptions, runOnly: rules })), ...(await smallFields(page)), ...(await unscrolled(page))];
}

/**
 * Positioned elements in a scrolling element that is not positioned itself. They stay where they are while it scrolls, so that
 * the focus is not visible and hidden texts make the page longer.
 */
function unscrolled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isUnscrolled = (element: Element): boolean => {
      if (getComputedStyle(element).position !== "absolute") return false;
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
        const { position, transform, overflowY } = getComputedStyle(parent);
        if (position !== "static" || transform !== "none") return false;
        if (overflowY === "auto" || overflowY === "scroll") return true;
      }
      return false;
    };
    return [...document.querySelectorAll("body *")]
      .filter(isUnscrolled)
      .map((element) => `unscrolled: ${element.outerHTML.slice(0, 400)} (on ${location.pathname})`);
  });
}

/** Fields with text below 16 px on touch screens: Safari on phones enlarges the whole page when they get the focus. */
function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia("(pointer: coarse)").matches) return [];
    const fields = document.querySelectorAll(
      'input:not([type=checkbox], [type=radio], [type=file], [tabindex="-1"]), textarea, [contenteditable=true]',
    );
    return [...fields]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `small-field: ${field.outerHTML.slice(0, 400)} (on ${location.pathname})`);
  });
}

/** Colour violations only, for checking a page again with another theme. */
export function colourFindings(page: Page): Promise<string[]> {
  return run(page, { ...runOptions, runOnly: ["color-contrast"] });
}

/** The pages have no frames, so that axe in the page itself suffices. */
async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    if (window.axe === undefined) throw new Error("axe was not loaded.");
    const { violations } = await window.axe.run(document, given);
    const place = location.pathname + location.search;
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 400)} (on ${place})`),
    );
  }, options);
}
