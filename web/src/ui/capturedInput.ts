/** A press or a key that the fallback received before the control replaced it, and the index of its element. */
export type PendingAction = { kind: "press"; index: number } | { kind: "key"; index: number; key: string };

/** The state of the fallback that the control takes over. */
export interface CapturedInput {
  /** Index of the focused element among those of the control; -1 without the focus. */
  focused: number;
  /** The text of the focused input with its selection; null without one. */
  input: { text: string; start: number | null; end: number | null } | null;
  /** Whether the user has typed that text. */
  isTyped: boolean;
  /** The control empties it after repeating the actions. */
  pending: PendingAction[];
}

/** The elements of a control that can be pressed or typed into. Fallback and control have the same ones. */
export const findElements = (control: Element) => [
  ...control.querySelectorAll<HTMLElement>("input, button, [role=spinbutton], [role=row]"),
];

/** @returns the index of the element that contains a target; -1 if there is none */
export function indexIn(control: Element, target: EventTarget | null): number {
  return findElements(control).findIndex((element) => target instanceof Node && element.contains(target));
}

export function captureInput(control: Element, isTyped: boolean, pending: PendingAction[]): CapturedInput {
  const { activeElement: active } = document;
  const focused = indexIn(control, active);
  const isInput = focused >= 0 && active instanceof HTMLInputElement;
  return {
    focused,
    input: isInput ? { text: active.value, start: active.selectionStart, end: active.selectionEnd } : null,
    isTyped,
    pending,
  };
}
