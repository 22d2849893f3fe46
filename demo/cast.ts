import { PLATFORM_AUTHOR_ID } from "../upstream/db/platformAuthor.ts";
import { minute } from "./clock.ts";
import { companies, type BeatKey, type CompanySlug } from "./content/companies.ts";
import { outlets } from "./content/outlets.ts";
import { people, type PersonSlug } from "./content/people.ts";
import type { AuthorSlug } from "./content/texts.ts";
import type { Mentioned } from "./markup.ts";

/** Fixed ids: people from 1001, companies' contacts from 1201, the silent crowd from 2001. */
const firstPerson = 1001;
const firstCompanyContact = 1201;
const firstOfCrowd = 2001;
/** Large enough for the number of likes of the most liked post. */
const crowdSize = 1880;

export const beatIds: Readonly<Record<BeatKey, number>> = {
  business: 356,
  politics: 62,
  lifestyle: 19,
  people: 357,
  sports: 354,
  tech: 355,
};

export interface Member extends Mentioned {
  slug: AuthorSlug;
  firstname: string;
  type: "person" | "company";
}

/** All authors. Their ids are known before anything is inserted. */
export interface Cast {
  find(slug: AuthorSlug): Member;
  /** For mentions in texts; undefined for an unknown slug. */
  mentioned(slug: string): Mentioned | undefined;
  companyId(slug: CompanySlug | "product"): number;
  outletId(slug: string): number | null;
  crowd: readonly number[];
}

export function createCast(productName: string): Cast {
  const members = new Map<string, Member>([
    ["product", { slug: "product", id: PLATFORM_AUTHOR_ID, name: productName, firstname: productName, type: "company" }],
  ]);
  people.forEach(({ slug, firstname, lastname }, index) =>
    members.set(slug, { slug, id: firstPerson + index, name: `${firstname} ${lastname}`, firstname, type: "person" }),
  );
  companies.forEach(({ slug, name }, index) =>
    members.set(slug, { slug, id: firstCompanyContact + index, name, firstname: name, type: "company" }),
  );
  return {
    find(slug) {
      const member = members.get(slug);
      if (member === undefined) throw new RangeError(`Nobody is called ${slug}`);
      return member;
    },
    mentioned: (slug) => (slug === "product" ? undefined : members.get(slug)),
    companyId: (slug) =>
      slug === "product" ? PLATFORM_AUTHOR_ID : 1001 + companies.findIndex((company) => company.slug === slug),
    outletId: (slug) => {
      const index = outlets.findIndex((outlet) => outlet.slug === slug);
      return index < 0 ? null : 1001 + index;
    },
    crowd: Array.from({ length: crowdSize }, (_, index) => firstOfCrowd + index),
  };
}

/** The time of the last activity, rounded down to the minute. */
export function lastActive(now: Date, age: number): Date {
  return new Date(Math.floor((now.getTime() - age) / minute) * minute);
}

/** Slugs of people, in the order of their ids. */
export const personSlugs: readonly PersonSlug[] = people.map((person) => person.slug);
