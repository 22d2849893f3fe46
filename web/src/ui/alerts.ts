import { atom, computed, type ReadableAtom } from "nanostores";
import { escapeHtml } from "../lib/escapeHtml.ts";

/** A question that waits for an answer (UI-04). */
export interface Alert {
  /** An alert with a given id is asked only once while it is pending. */
  id: string;
  /** HTML of the allowed set. */
  message: string;
  applyText: string;
  cancelText: string;
  showCancelButton: boolean;
  /** Additional answers; each one returns its uid (UI-05). */
  advanceButtons: readonly { uid: string; title: string }[];
  /** True when applying destroys something: the button is red and Cancel has the focus. */
  isDestructive: boolean;
}

type AlertOptions = Pick<Alert, "message"> & Partial<Omit<Alert, "message">>;

const defaults = { applyText: "Ok", cancelText: "Cancel", showCancelButton: true, advanceButtons: [], isDestructive: false };

interface QueuedAlert {
  alert: Alert;
  answer: (uid: string) => void;
  result: Promise<string>;
}

const queue = atom<readonly QueuedAlert[]>([]);
let lastId = 0;

/** The alert to show now; null when there is none. */
export const pendingAlert: ReadableAtom<Alert | null> = computed(queue, ([first]) => first?.alert ?? null);

/**
 * Asks the user and resolves to "apply", "cancel" or the uid of an advance button. Alerts queue; one shows at a time.
 *
 *     if ((await showAlert({ message: "Leave this community?", applyText: "Leave" })) === "apply") leave();
 */
export function showAlert(options: AlertOptions): Promise<string> {
  const queued = queue.get().find(({ alert }) => alert.id === options.id);
  if (queued) return queued.result;
  const { promise, resolve } = Promise.withResolvers<string>();
  lastId += 1;
  queue.set([...queue.get(), { alert: { ...defaults, id: `alert-${lastId}`, ...options }, answer: resolve, result: promise }]);
  return promise;
}

/**
 * Asks before something is destroyed or ended, and waits for the answer.
 * @param question plain text, so it may contain names written by users
 * @param label the label of the confirming button
 */
export async function confirmAction(question: string, label = "Delete", cancelText = defaults.cancelText): Promise<boolean> {
  return (await showAlert({ message: escapeHtml(question), applyText: label, cancelText, isDestructive: true })) === "apply";
}

/** Asks before unsaved text is lost. */
export const confirmDiscard = (): Promise<boolean> => confirmAction("Discard changes?", "Discard", "Keep editing");

/** Answers the alert with that id; does nothing if it has already been answered. */
export function answerAlert(id: string, uid: string): void {
  const found = queue.get().find(({ alert }) => alert.id === id);
  if (!found) return;
  queue.set(queue.get().filter((entry) => entry !== found));
  found.answer(uid);
}
