import { isInvisible } from "../../lib/visible.ts";
import { isWebAddress, webAddressError } from "../../lib/webAddress.ts";
import type { UserError } from "../../relay/mutation.ts";

/** A refusal at a field of a form. */
export function fault(field: string, message: string): UserError {
  return { code: "INVALID", message, field: [field] };
}

/** An empty field that has to be filled (VALID-18). */
export function required(field: string, label: string, value: string): UserError[] {
  return isInvisible(value) ? [fault(field, `${label} is required.`)] : [];
}

/** The same of HTML, in which somebody has to have written something. */
export function requiredHtml(field: string, label: string, html: string): UserError[] {
  return lengthOfText(html) === 0 ? [fault(field, `${label} is required.`)] : [];
}

/** Too much text; lengths count text without tags. */
export function atMost(field: string, label: string, value: string, most: number): UserError[] {
  return lengthOfText(value) > most ? [fault(field, `${label} must have at most ${most} characters.`)] : [];
}

/** A web address that is none (VALID-01 to VALID-03); empty is another rule's matter. */
export function webAddress(field: string, value: string): UserError[] {
  return isWebAddress(value) || value.trim() === "" ? [] : [fault(field, webAddressError)];
}

/** The characters that people read in HTML or plain text, spaces around left out. */
export function lengthOfText(html: string): number {
  const text = html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:nbsp|#160|#xa0);/gi, " ")
    .replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, "·");
  return isInvisible(text) ? 0 : text.trim().length;
}
