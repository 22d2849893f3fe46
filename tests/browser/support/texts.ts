import type { Locator } from "playwright";

/** Whether the whole text of an element is visible, as opposed to being cut at the edge of an element around it. */
export function isShownInFull(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    const text = range.getBoundingClientRect();
    for (let around: Element | null = shown; around; around = around.parentElement) {
      const isCutting = getComputedStyle(around).overflowX !== "visible";
      if (isCutting && text.right > around.getBoundingClientRect().right + 1) return false;
    }
    return text.right <= document.documentElement.clientWidth;
  });
}
