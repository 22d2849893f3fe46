const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** Whether a text is an e-mail address: the pattern of the HTML standard, with a dot in the domain (D-220). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
