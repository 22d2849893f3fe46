/** The text shown for a refused phone number. */
export const phoneError = "Phone number is not valid.";
/** The text shown for a refused e-mail address. */
export const emailError = "E-mail is not valid.";
/** The text shown for a refused slug. */
export const slugError = "Slug may contain only letters, digits and hyphens.";

/** The maximum length of a phone number. */
const phone = /^$|^(?=[^0-9]*[0-9])\+?(?:[0-9 -]|\([0-9 -]+\))+$/;
const maxPhoneLength = 30;

/** The maximum length of an e-mail address (RFC 5321). */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
const maxEmailLength = 254;

/** The length limits of a slug. */
const slug = /^[A-Za-z0-9-]+$/;
const minSlugLength = 2;
const maxSlugLength = 64;

/** Paths of the product itself, which cannot be slugs. */
const reserved: ReadonlySet<string> = new Set(["settings", "new", "create", "edit", "onboarding"]);

/** Whether the text is a phone number; surrounding spaces are ignored, and empty is allowed (VALID-04). */
export function isPhone(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= maxPhoneLength && phone.test(trimmed);
}

/** Whether the text is an e-mail address; surrounding spaces are ignored (VALID-05). */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= maxEmailLength && email.test(trimmed);
}

/**
 * Returns the error message for an invalid slug; null if it is valid (VALID-06). Only the platform can tell whether it is taken.
 * @param text without surrounding spaces
 */
export function checkSlug(text: string): string | null {
  if (!slug.test(text)) return slugError;
  if (text.length < minSlugLength || text.length > maxSlugLength)
    return `Slug must have ${minSlugLength} to ${maxSlugLength} characters.`;
  return reserved.has(text.toLowerCase()) ? "This slug is reserved." : null;
}

/** Derives a slug from a name: "Media & Marcoms" becomes "media-marcoms"; empty if no usable character is left. */
export function toSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");
}
