import { openFeedback } from "../feedback/feedbackState.ts";
import { settings } from "../lib/settings.ts";
import { createChat } from "./chat.ts";

/** What a person asks for whose account waits to be approved (EXT-04). */
export const approvalRequest = "Hello! I need rapid approval for my account";

/** The installation's support chat; null when it has none. */
export const chat = settings.chat ? createChat(settings.chat) : null;

/** Opens a chat with a text that is ready to be sent; without a chat service, the feedback dialog with it. */
export function openChat(text: string): void {
  if (chat) chat.open(text);
  else openFeedback(text);
}
