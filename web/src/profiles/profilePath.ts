const bases = { user: "/u", company: "/c", outlet: "/o" };

/** The path of a person's, company's or outlet's page. */
export function profilePath(kind: keyof typeof bases, slug: string): string {
  return `${bases[kind]}/${encodeURIComponent(slug)}`;
}

/** The path of an author's page; null for an author without one. */
export function authorPath({ slug, type }: { slug: string | null | undefined; type: string }): string | null {
  return slug ? profilePath(type === "COMPANY" ? "company" : "user", slug) : null;
}
