import type { Box } from "./toastPosition.ts";

const pressable =
  "button, a[href], input, textarea, select, summary, [role=button], [role=tab], [role=menuitem], [role=option], [contenteditable=true]";

/** The boxes of everything pressable; behind a dialog nothing is. @param except an element whose content is ignored */
export function pressableBoxes(except: Element): Box[] {
  return [...document.querySelectorAll(pressable)]
    .filter((element) => !except.contains(element) && !element.closest("[inert], [aria-hidden=true]"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight);
}
