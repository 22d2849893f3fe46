import { fieldError, type FieldError } from "../http/fieldErrors.ts";

const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether the text is an e-mail address: the pattern of the HTML standard, with a dot required in the domain. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}

/** The error for an e-mail address; null when it is valid or absent. */
export const getEmailError = (text: string | null): FieldError | null =>
  text === null || isEmail(text) ? null : fieldError.invalidEmail();

/** The error for an e-mail address that must not be empty. */
export const getRequiredEmailError = (text: string): FieldError | null =>
  text === "" ? fieldError.required("E-mail") : getEmailError(text);
