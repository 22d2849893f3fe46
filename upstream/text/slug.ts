import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { getRangeError } from "./inputText.ts";

const pattern = /^[A-Za-z0-9-]+$/;
const MIN_LENGTH = 2;
const MAX_LENGTH = 64;

/** Path segments used by the product itself. */
const reserved: ReadonlySet<string> = new Set(["settings", "new", "create", "edit", "onboarding"]);

/** The error for a slug; null when it is valid. Does not check whether it is taken. */
export function getSlugError(slug: string): FieldError | null {
  if (!pattern.test(slug)) return fieldError.invalid("Slug may contain only letters, digits and hyphens.");
  const reservedError = reserved.has(slug.toLowerCase()) ? fieldError.taken("This slug is reserved.") : null;
  return getRangeError("Slug", slug, MIN_LENGTH, MAX_LENGTH) ?? reservedError;
}

/** Derives a slug from a name: "Cafés of Sydney" becomes "cafes-of-sydney"; empty when no usable characters remain. */
export function createSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, "");
}
