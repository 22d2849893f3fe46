/** Reused for every text that fits, because a page has hundreds of ids and cursors. */
const scratch = Buffer.allocUnsafeSlow(4096);

/** The base64url of a text in an encoding. */
export function toBase64url(text: string, encoding: "latin1" | "utf8"): string {
  // A UTF-16 unit takes up to three bytes in UTF-8.
  if (text.length * 3 > scratch.length) return Buffer.from(text, encoding).toString("base64url");
  return scratch.toString("base64url", 0, scratch.write(text, encoding));
}
