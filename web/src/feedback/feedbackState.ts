import { atom } from "nanostores";

/** Whether the feedback dialog is over the page, and with which message to begin with. */
export const feedbackState = atom({ isOpen: false, text: "" });

/** Opens the feedback dialog. @param text what the message begins with */
export function openFeedback(text = ""): void {
  feedbackState.set({ isOpen: true, text });
}

/** Closes it; the text stays while the dialog goes. */
export function closeFeedback(): void {
  feedbackState.set({ ...feedbackState.get(), isOpen: false });
}
