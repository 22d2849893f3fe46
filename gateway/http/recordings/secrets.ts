import { decodeId } from "../../graph/ids.ts";

/** Keys whose values are secrets wherever they occur. */
const secretKey =
  /token|password|secret|hash|credential|api_?key|cookie|authorization|recoverycodes|phone|mobile|^(?:sid|otp|qr|uri|session)$/i;
/** Keys whose values are secrets in what callers send; in responses they are codes of errors and countries. */
const secretInputKey = /^code$/i;

export const isSecretKey = (key: string, isInput: boolean): boolean =>
  secretKey.test(key) || (isInput && secretInputKey.test(key));

export const emailPattern = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/g;
/** The beginnings of links that contain a secret, which follows. */
export const codeLinkPattern =
  /((?:\/(?:recover|unsubscribe(?:\/account)?|confirm|confirmation|subscriptions?\/mail|settings\/mails)|\/async\/answers?\/(?:text|video)|\/answers?\/(?:text|video))\/(?:\d+\/)?|[?&](?:token|code|hash|key|sig|signature|password)=)([A-Za-z0-9._~%-]+)/gi;
export const runPattern = /[A-Za-z0-9_-]{20,}/g;

/** Replacements, as `Redactor` makes them. */
const placeholder = /^(?:0*[0-9a-f]{1,4}|redacted\d+)$/;
export const isPlaceholder = (text: string): boolean => placeholder.test(text);
export const isPlaceholderEmail = (text: string): boolean => /^person\d+@example\.com$/.test(text);

/** Whether a run of characters looks random, unlike the words of a slug. */
export function looksRandom(run: string): boolean {
  if (isPlaceholder(run)) return false;
  const isMixed = /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run);
  const hasLongPart = run.split(/[-_]/).some((part) => part.length >= 16 && /\d/.test(part) && /[a-z]/i.test(part));
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(run);
  return isMixed || hasLongPart || isUuid;
}

/** The text inside a global id or a cursor; null when it is neither. */
export function decodeInnerText(run: string): string | null {
  const id = decodeId(run);
  if (id !== null) return `${id.type}:${id.key}`;
  const text = Buffer.from(run, "base64url").toString("utf8");
  return /^\[[\x20-\x7e]*\]$/.test(text) && Buffer.from(text).toString("base64url") === run ? text : null;
}
