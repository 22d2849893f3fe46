const bases = { user: "/u", company: "/c", outlet: "/o" };

/** The address of the page of a person, a company or an outlet. */
export function profilePath(kind: keyof typeof bases, slug: string): string {
  return `${bases[kind]}/${encodeURIComponent(slug)}`;
}

/** The page of an author; null for one that has none. */
export function authorPath({ slug, type }: { slug: string | null | undefined; type: string }): string | null {
  return slug ? profilePath(type === "COMPANY" ? "company" : "user", slug) : null;
}
