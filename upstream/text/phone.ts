/** An optional plus, digits, spaces, hyphens and groups in brackets, with at least one digit; or nothing. */
const PATTERN = /^$|^(?=[^0-9]*[0-9])\+?(?:[0-9 -]|\([0-9 -]+\))+$/;
const LONGEST = 30;

/** What is wrong with a phone number; null when nothing is. Empty is none. */
export function phoneFault(text: string): string | null {
  return text.length <= LONGEST && PATTERN.test(text) ? null : "Phone number is not valid.";
}
