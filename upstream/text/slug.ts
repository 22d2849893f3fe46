const pattern = /^[A-Za-z0-9-]+$/;
const shortest = 2;
const longest = 64;

/** Path segments used by the product itself. */
const reserved: ReadonlySet<string> = new Set(["settings", "new", "create", "edit", "onboarding"]);

/** Error message for a slug; null when it is valid. Does not check whether it is taken. */
export function slugError(slug: string): string | null {
  if (!pattern.test(slug)) {
    return "Slug may contain only letters, digits and hyphens.";
  }
  if (slug.length < shortest || slug.length > longest) {
    return `Slug must have ${shortest} to ${longest} characters.`;
  }
  return reserved.has(slug.toLowerCase()) ? "This slug is reserved." : null;
}

/** Derives a slug from a name: "Cafés of Sydney" becomes "cafes-of-sydney"; empty when no usable characters remain. */
export function slugOfName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
}
