import { flushSync } from "react-dom";
import { elementsOf, type CapturedInput } from "./capturedInput.ts";

/** Gives the new control the focus and what has been typed, and repeats what has been pressed. */
export function restoreInput(control: Element, { focused, input, isTyped, pending }: CapturedInput): void {
  const element = focus(control, focused);
  if (element instanceof HTMLInputElement && input) {
    if (isTyped) retypeText(element, input.text);
    element.setSelectionRange(input.start, input.end);
  }
  let current = focused;
  for (const action of pending.splice(0)) {
    // Each action sees what the previous one has rendered: a complete part of a date moves the focus to the next one.
    flushSync(() => {
      if (action.kind === "press") elementsOf(control)[action.index]?.click();
      else {
        if (action.index !== current) focus(control, action.index);
        current = action.index;
        pressKey(action.key);
      }
    });
  }
  if (focused !== current) focus(control, focused);
}

function focus(control: Element, index: number): HTMLElement | undefined {
  const element = elementsOf(control)[index];
  element?.focus({ preventScroll: true });
  return element;
}

/** Types a text, which opens the list of a field that suggests options. Only a change does. */
function retypeText(input: HTMLInputElement, text: string): void {
  if (input.value === text) flushSync(() => type(input, ""));
  flushSync(() => type(input, text));
}

/** Sets the value as typing does, which React notices. */
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
