import { PLATFORM_AUTHOR_ID } from "../upstream/db/platformAuthor.ts";
import { MINUTE } from "../upstream/units.ts";
import { companies, type BeatKey, type CompanySlug } from "./content/companies.ts";
import { outlets } from "./content/outlets.ts";
import { people, type PersonSlug } from "./content/people.ts";
import type { AuthorSlug } from "./content/texts.ts";
import type { Mentioned } from "./markup.ts";

/** Fixed ids: people from 1001, companies' contacts from 1201, readers from 2001. */
const FIRST_PERSON = 1001;
const FIRST_COMPANY_CONTACT = 1201;
const FIRST_READER = 2001;
/** Large enough for the number of likes of the most liked post. */
const READER_COUNT = 1880;

/** Ids of beats by key, as in the base data. */
export const beatIds: Readonly<Record<BeatKey, number>> = {
  business: 356,
  politics: 62,
  lifestyle: 19,
  people: 357,
  sports: 354,
  tech: 355,
};

export interface Author extends Mentioned {
  slug: AuthorSlug;
  firstname: string;
  type: "person" | "company";
}

/** The authors, companies, outlets and readers of the demo data, whose ids are known before anything is inserted. */
export interface MediaDirectory {
  find(slug: AuthorSlug): Author;
  /** For mentions in texts; undefined for an unknown slug. */
  findMentioned(slug: string): Mentioned | undefined;
  companyId(slug: CompanySlug | "product"): number;
  outletId(slug: string): number | null;
  readerIds: readonly number[];
}

export function createMediaDirectory(productName: string): MediaDirectory {
  const authors = new Map<string, Author>([
    ["product", { slug: "product", id: PLATFORM_AUTHOR_ID, name: productName, firstname: productName, type: "company" }],
  ]);
  people.forEach(({ slug, firstname, lastname }, index) =>
    authors.set(slug, { slug, id: FIRST_PERSON + index, name: `${firstname} ${lastname}`, firstname, type: "person" }),
  );
  companies.forEach(({ slug, name }, index) =>
    authors.set(slug, { slug, id: FIRST_COMPANY_CONTACT + index, name, firstname: name, type: "company" }),
  );
  return {
    find(slug) {
      const author = authors.get(slug);
      if (author === undefined) throw new RangeError(`There is no author ${slug}`);
      return author;
    },
    findMentioned: (slug) => (slug === "product" ? undefined : authors.get(slug)),
    companyId: (slug) =>
      slug === "product" ? PLATFORM_AUTHOR_ID : 1001 + companies.findIndex((company) => company.slug === slug),
    outletId: (slug) => {
      const index = outlets.findIndex((outlet) => outlet.slug === slug);
      return index < 0 ? null : 1001 + index;
    },
    readerIds: Array.from({ length: READER_COUNT }, (_, index) => FIRST_READER + index),
  };
}

/** The time of the last activity, rounded down to the minute. */
export function lastActive(now: Date, age: number): Date {
  return new Date(Math.floor((now.getTime() - age) / MINUTE) * MINUTE);
}

/** Slugs of people, in the order of their ids. */
export const personSlugs: readonly PersonSlug[] = people.map((person) => person.slug);
