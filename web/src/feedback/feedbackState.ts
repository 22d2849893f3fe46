import { atom } from "nanostores";

/** Whether the feedback dialog is open, and its initial message. */
export const feedbackState = atom({ isOpen: false, text: "" });

/** Opens the feedback dialog. @param text the initial message */
export function openFeedback(text = ""): void {
  feedbackState.set({ isOpen: true, text });
}

/** Closes the feedback dialog. The text stays during the exit animation. */
export function closeFeedback(): void {
  feedbackState.set({ ...feedbackState.get(), isOpen: false });
}
