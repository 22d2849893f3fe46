/** An optional plus, digits, spaces, hyphens and groups in brackets, with at least one digit; or empty. */
const PATTERN = /^$|^(?=[^0-9]*[0-9])\+?(?:[0-9 -]|\([0-9 -]+\))+$/;
const LONGEST = 30;

/** Error message for a phone number; null when it is valid or empty. */
export function phoneError(text: string): string | null {
  return text.length <= LONGEST && PATTERN.test(text) ? null : "Phone number is not valid.";
}
