import { MessageInput } from "../forms/generated/limits.ts";
import { characters } from "../lib/textLength.ts";

/** The maximum number of characters of a message. */
export const MAX_MESSAGE_LENGTH = MessageInput.content;

/** From this length on the box shows the count. */
export const NEAR_MAX_LENGTH = 4500;

/** The maximum number of pictures and videos in one message. */
export const MAX_ATTACHMENTS = 10;

/** Returns the error message for a text that cannot be sent as a message; null if it can. */
export function checkMessage(text: string): string | null {
  return characters(text) > MAX_MESSAGE_LENGTH ? `Message must have at most ${MAX_MESSAGE_LENGTH} characters.` : null;
}

/** The message in one line, for previews. */
export function toOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The maximum number of characters of a message that a screen reader reads out when it arrives. */
const MAX_ANNOUNCED = 200;

/** What a screen reader announces for a new message of another person. @param content null for a deleted message, which is not new */
export function announceMessage(name: string, content: string | null): string {
  if (content === null) return "";
  const all = Array.from(toOneLine(content) || "Attachment");
  const text = all.length > MAX_ANNOUNCED ? `${all.slice(0, MAX_ANNOUNCED).join("")}…` : all.join("");
  return `New message from ${name}: ${text}`;
}
