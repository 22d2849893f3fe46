const pattern = /^[A-Za-z0-9-]+$/;
const shortest = 2;
const longest = 64;

/** Paths of the product itself. */
const reserved: ReadonlySet<string> = new Set(["settings", "new", "create", "edit", "onboarding"]);

/** What is wrong with a slug; null when nothing is. Whether it is taken only the tables know. */
export function slugFault(slug: string): string | null {
  if (!pattern.test(slug)) {
    return "Slug may contain only letters, digits and hyphens.";
  }
  if (slug.length < shortest || slug.length > longest) {
    return `Slug must have ${shortest} to ${longest} characters.`;
  }
  return reserved.has(slug.toLowerCase()) ? "This slug is reserved." : null;
}

/** A slug made of a name: "Cafés of Sydney" becomes "cafes-of-sydney"; empty where nothing is left. */
export function slugOfName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
}
