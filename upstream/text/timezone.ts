/** Whether the text is an IANA name of a zone, such as "Australia/Sydney". */
export function isTimezone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) {
    return false;
  }
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
