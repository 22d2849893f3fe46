import { flushSync } from "react-dom";
import { findElements, type CapturedInput } from "./capturedInput.ts";

/** Restores the focus and the typed text in the control, and repeats the presses and keys. */
export function restoreInput(control: Element, { focused, input, isTyped, pending }: CapturedInput): void {
  const { activeElement } = document;
  const element = focus(control, focused);
  if (element instanceof HTMLInputElement && input) {
    if (isTyped) retypeText(element, input.text);
    element.setSelectionRange(input.start, input.end);
  }
  let current = focused;
  for (const action of pending.splice(0)) {
    // Synchronous, so that each action sees the result of the previous one: completing a part of a date moves the focus to the
    // next part.
    flushSync(() => {
      if (action.kind === "press") {
        findElements(control)[action.index]?.click();
      } else {
        if (action.index !== current) focus(control, action.index);
        current = action.index;
        pressKey(action.key);
      }
    });
  }
  if (focused === current) return;
  // The user has moved the focus since, within the control or to another one.
  if (focused >= 0) focus(control, focused);
  else if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

function focus(control: Element, index: number): HTMLElement | undefined {
  const element = findElements(control)[index];
  element?.focus({ preventScroll: true });
  return element;
}

/** Simulates typing a text, because a combo box opens its list only when its text changes. */
function retypeText(input: HTMLInputElement, text: string): void {
  if (input.value === text) flushSync(() => type(input, ""));
  flushSync(() => type(input, text));
}

/** Sets the value in the same way as typing, so that React notices the change. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

function pressKey(key: string): void {
  const target = document.activeElement;
  target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  target?.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true, cancelable: true }));
  if (key.length > 1 || target instanceof HTMLInputElement) return;
  const typing = { data: key, inputType: "insertText", bubbles: true, cancelable: true };
  target?.dispatchEvent(new InputEvent("beforeinput", typing));
}
