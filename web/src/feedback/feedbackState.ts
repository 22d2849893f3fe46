/** Whether the feedback dialog is over the page, and with which message to begin with. */
export interface FeedbackState {
  isOpen: boolean;
  text: string;
}

let state: FeedbackState = { isOpen: false, text: "" };
const listeners = new Set<() => void>();

function update(next: FeedbackState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the feedback dialog. @param text what the message begins with */
export function openFeedback(text = ""): void {
  update({ isOpen: true, text });
}

export function closeFeedback(): void {
  update({ ...state, isOpen: false });
}

export const feedbackState = {
  snapshot: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
