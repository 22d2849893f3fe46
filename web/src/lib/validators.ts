/** The text shown for a refused phone number. */
export const phoneError = "Phone number is not valid.";
/** The text shown for a refused e-mail address. */
export const emailError = "E-mail is not valid.";
/** The text shown for a refused slug. */
export const slugError = "Slug may contain only letters, digits and hyphens.";

const phone = /^$|^(?=[^0-9]*[0-9])\+?(?:[0-9 -]|\([0-9 -]+\))+$/;
const MAX_PHONE_LENGTH = 30;

const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
/** As in RFC 5321. */
const MAX_EMAIL_LENGTH = 254;

const slug = /^[A-Za-z0-9-]+$/;
const MIN_SLUG_LENGTH = 2;
const MAX_SLUG_LENGTH = 64;

/** Paths of the product itself, which cannot be slugs. */
const reserved: ReadonlySet<string> = new Set(["settings", "new", "create", "edit", "onboarding"]);

/** Whether the text is a phone number; surrounding spaces are ignored, and empty is allowed (VALID-04). */
export function isPhone(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= MAX_PHONE_LENGTH && phone.test(trimmed);
}

/** Whether the text is an e-mail address; surrounding spaces are ignored (VALID-05). */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= MAX_EMAIL_LENGTH && email.test(trimmed);
}

/**
 * Returns the error message for an invalid slug; null if it is valid (VALID-06). Only the platform can tell whether it is taken.
 * @param text without surrounding spaces
 */
export function checkSlug(text: string): string | null {
  if (!slug.test(text)) return slugError;
  if (text.length < MIN_SLUG_LENGTH || text.length > MAX_SLUG_LENGTH)
    return `Slug must have ${MIN_SLUG_LENGTH} to ${MAX_SLUG_LENGTH} characters.`;
  return reserved.has(text.toLowerCase()) ? "This slug is reserved." : null;
}

/** Derives a slug from a name: "Media & Marcoms" becomes "media-marcoms"; empty if no usable character is left. */
export function toSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, "");
}
