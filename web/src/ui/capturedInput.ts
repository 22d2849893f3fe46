/** A press or a key that a plain control received before another one takes its place, and the position of its element. */
export type PendingAction = { kind: "press"; index: number } | { kind: "key"; index: number; key: string };

/** What the new control takes over. */
export interface CapturedInput {
  /** Position of the focused element among those of the control; -1 without the focus. */
  focused: number;
  /** The text of the focused input with its selection; null without one. */
  input: { text: string; start: number | null; end: number | null } | null;
  /** Whether that text has been typed. */
  isTyped: boolean;
  /** Emptied when they have been repeated. */
  pending: PendingAction[];
}

/** The elements of a control that can be pressed or typed into, which are the same in both. */
export const elementsOf = (control: Element) => [
  ...control.querySelectorAll<HTMLElement>("input, button, [role=spinbutton], [role=row]"),
];

/** @returns position of the element around a target; -1 if there is none */
export function indexIn(control: Element, target: EventTarget | null): number {
  return elementsOf(control).findIndex((element) => target instanceof Node && element.contains(target));
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
