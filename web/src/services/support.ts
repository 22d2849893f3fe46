import { openFeedback } from "../feedback/feedbackState.ts";
import { settings } from "../lib/settings.ts";
import { createChat } from "./chat.ts";

/** The prepared request of a user whose account awaits approval (EXT-04). */
export const approvalRequest = "Hello! I need rapid approval for my account";

/** The installation's support chat; null when it has none. */
export const chat = settings.chat ? createChat(settings.chat) : null;

/** Opens a chat with a prepared text, or the feedback dialog when there is no chat service. */
export function openChat(text: string): void {
  if (chat) chat.open(text);
  else openFeedback(text);
}
