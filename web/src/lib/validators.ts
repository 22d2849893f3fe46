/** The text shown for a required field that is empty. */
export const requiredError = (label: string): string => `${label} is required.`;
/** The text shown for a refused phone number. */
export const phoneError = "Phone number is not valid.";
/** The text shown for a refused e-mail address. */
export const emailError = "E-mail is not valid.";
/** The text shown for a refused slug. */
export const slugError = "Slug may contain only letters, digits and hyphens.";

/** How long a number may be. */
const phone = /^$|^(?=[^0-9]*[0-9])\+?(?:[0-9 -]|\([0-9 -]+\))+$/;
const maxPhoneLength = 30;

/** How long an address may be (RFC 5321). */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
const maxEmailLength = 254;

/** How long a slug may be. */
const slug = /^[A-Za-z0-9-]+$/;
const minSlugLength = 2;
const maxSlugLength = 64;

/** Paths of the product itself, which no slug may take. */
const reserved: ReadonlySet<string> = new Set(["settings", "new", "create", "edit", "onboarding"]);

/** Whether a phone number is one; spaces around do not count, and empty is one (VALID-04). */
export function isPhone(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= maxPhoneLength && phone.test(trimmed);
}

/** Whether an e-mail address is one; spaces around do not count (VALID-05). */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= maxEmailLength && email.test(trimmed);
}

/**
 * Why a slug is refused; null when it is one (VALID-06). Whether it is taken only the platform knows.
 * @param text without spaces around
 */
export function slugFault(text: string): string | null {
  if (!slug.test(text)) return slugError;
  if (text.length < minSlugLength || text.length > maxSlugLength)
    return `Slug must have ${minSlugLength} to ${maxSlugLength} characters.`;
  return reserved.has(text.toLowerCase()) ? "This slug is reserved." : null;
}

/** What a slug made of a name is: "Media & Marcoms" becomes "media-marcoms"; empty where nothing is left. */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, "");
}
