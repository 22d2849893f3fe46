import { MessageInput } from "../forms/generated/limits.ts";
import { characters } from "../lib/textLength.ts";

/** Characters of text a message may have. */
export const maxMessageLength = MessageInput.content;

/** From here on the box says how many there are. */
export const nearMaxLength = 4500;

/** Pictures and videos that one message may have. */
export const maxAttachments = 10;

/** Why a text cannot be sent as a message; null when it can. */
export function messageError(text: string): string | null {
  return characters(text) > maxMessageLength ? `Message must have at most ${maxMessageLength} characters.` : null;
}

/** The beginning of a message in one line, for routes that show no more of it. */
export function lineOfText(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
