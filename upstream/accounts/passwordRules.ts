import { dictionary } from "@zxcvbn-ts/language-common";
import { requireValid, throwIfInvalid } from "../http/errors.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
const MAX_COMMON = 10_000;

/** In lower case; the source list is sorted by frequency, the most common first. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"].slice(0, MAX_COMMON));

/**
 * Returns the error of a new password, or null when it is valid.
 * @param email of the account
 */
export function getPasswordError(password: string, email: string): FieldError | null {
  const length = Array.from(password).length;
  if (length < MIN_LENGTH) return fieldError.tooShort("Password", MIN_LENGTH);
  if (length > MAX_LENGTH) return fieldError.tooLong("Password", MAX_LENGTH);
  const folded = password.toLowerCase();
  return common.has(folded) || folded === email.toLowerCase() ? fieldError.invalid("This password is too common.") : null;
}

interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** @param email of the account. @throws 422 by field unless it is a valid password, entered twice */
export function requireNewPassword({ password, passwordConfirmation }: NewPassword, email: string): void {
  throwIfInvalid("password", getPasswordError(password, email));
  requireValid(password === passwordConfirmation, "passwordConfirmation", fieldError.invalid("Passwords do not match."));
}
