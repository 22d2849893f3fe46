import { fieldError, type FieldError } from "../http/fieldErrors.ts";

/** An optional plus, digits, spaces, hyphens and groups in brackets, with at least one digit; or empty. */
const phonePattern = /^$|^(?=[^0-9]*[0-9])\+?(?:[0-9 -]|\([0-9 -]+\))+$/;
const MAX_LENGTH = 30;

/** The error for a phone number; null when it is valid or empty. */
export function getPhoneError(text: string): FieldError | null {
  return text.length <= MAX_LENGTH && phonePattern.test(text) ? null : fieldError.invalid("Phone number is not valid.");
}
