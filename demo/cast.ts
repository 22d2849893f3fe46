import type { Insertable } from "kysely";
import { hashPassword } from "../upstream/accounts/password.ts";
import { PLATFORM_AUTHOR_ID } from "../upstream/db/platformAuthor.ts";
import type { Database } from "../upstream/db/schema.ts";
import { day, hour, minute } from "./clock.ts";
import { accounts, demoPassword } from "./content/accounts.ts";
import { companies, type BeatKey, type CompanySlug } from "./content/companies.ts";
import { companyOwners } from "./content/newsrooms.ts";
import { outlets } from "./content/outlets.ts";
import { people, type PersonSlug, type PersonText } from "./content/people.ts";
import { profiles } from "./content/profiles.ts";
import type { AuthorSlug } from "./content/texts.ts";
import type { Mentioned } from "./markup.ts";
import type { DemoMedia } from "./media.ts";
import { createRandom } from "./random.ts";

/** Fixed ids: people from 1001, companies' contacts from 1201, the silent crowd from 2001. */
const firstPerson = 1001;
const firstCompanyContact = 1201;
const firstOfCrowd = 2001;
/** Enough for the most liked post. */
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

/** All authors, with ids that are known before anything is inserted. */
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

function organization({ at }: PersonText, productName: string): string {
  if ("product" in at) return productName;
  if ("name" in at) return at.name;
  if ("outlet" in at) return outlets.find((outlet) => outlet.slug === at.outlet)?.name ?? "";
  return companies.find((company) => company.slug === at.company)?.name ?? "";
}

/** Contact id of the owner of a company without an account. */
function ownerOf(company: CompanySlug, cast: Cast): number | null {
  const owner = companyOwners[company];
  return owner === undefined ? null : cast.find(owner).id;
}

/** Rounded down to the minute. */
export function lastActive(now: Date, age: number): Date {
  return new Date(Math.floor((now.getTime() - age) / minute) * minute);
}

export interface CastRows {
  contacts: Insertable<Database["contacts"]>[];
  beats: Insertable<Database["contact_beats"]>[];
  companies: Insertable<Database["companies"]>[];
  banners: Insertable<Database["images"]>[];
  outlets: Insertable<Database["outlets"]>[];
  accounts: Insertable<Database["accounts"]>[];
  users: Insertable<Database["users"]>[];
}

/** The rows of all people, companies, outlets and users. Banners use image ids from `firstBannerId`. */
export async function castRows(
  cast: Cast,
  media: DemoMedia,
  productName: string,
  now: Date,
  firstBannerId: number,
  countryId: (code: string) => number | null,
): Promise<CastRows> {
  const rows: CastRows = { contacts: [], beats: [], companies: [], banners: [], outlets: [], accounts: [], users: [] };
  const random = createRandom("cast");
  const joined = (low: number, high: number): Date => new Date(now.getTime() - Math.round(random.range(low, high) * day));
  const addBeats = (contactId: number, keys: readonly BeatKey[]): void => {
    rows.beats.push(...keys.map((key) => ({ contact_id: contactId, beat_id: beatIds[key] })));
  };
  for (const person of people) {
    const { id, name } = cast.find(person.slug);
    const mark = media.logos.get(person.slug);
    rows.contacts.push({
      id,
      type: "person",
      name,
      slug: person.slug,
      firstname: person.firstname,
      lastname: person.lastname,
      about: person.about === "" ? null : person.about,
      job: person.job,
      organization: organization(person, productName),
      avatar: mark?.full ?? null,
      avatar_icon: mark?.icon ?? null,
      country_id: countryId(person.country),
      is_private: profiles[person.slug].isPrivate === true,
      last_active_at: lastActive(now, random.chance(0.2) ? random.range(0, 4) * minute : random.next() ** 2 * 20 * day),
      created_at: joined(120, 800),
    });
    addBeats(id, person.beats);
  }
  companies.forEach((company, index) => {
    const { id, name } = cast.find(company.slug);
    const mark = media.logos.get(company.slug);
    const picture = media.banners.get(company.slug);
    const bannerId = picture === undefined ? null : firstBannerId + index;
    const created = joined(300, 800);
    rows.contacts.push({
      id,
      type: "company",
      name,
      slug: company.slug,
      firstname: null,
      lastname: null,
      about: company.description,
      job: null,
      organization: null,
      avatar: mark?.full ?? null,
      avatar_icon: mark?.icon ?? null,
      country_id: countryId(company.country),
      is_private: false,
      last_active_at: null,
      created_at: created,
    });
    addBeats(id, company.beats);
    if (picture !== undefined && bannerId !== null)
      rows.banners.push({ ...picture, id: bannerId, owner_id: id, created_at: created });
    rows.companies.push({
      id: cast.companyId(company.slug),
      contact_id: id,
      description: company.description,
      url: company.url,
      country_id: countryId(company.country),
      banner_image_id: bannerId,
      phone: company.phone,
      email: company.email,
      is_verified: company.verified,
      owner_id: ownerOf(company.slug, cast),
    });
  });
  for (const { slug, name, url, description, type, country, audience } of outlets) {
    rows.outlets.push({
      id: cast.outletId(slug) ?? undefined,
      name,
      slug,
      logo: media.logos.get(slug)?.full ?? null,
      url,
      description,
      type,
      country_id: countryId(country),
      audience,
    });
  }
  const passwordHash = await hashPassword(demoPassword);
  const employers = [...new Set(accounts.flatMap(({ company }) => (company === null ? [] : [company])))];
  rows.accounts = employers.map((slug, index) => ({
    id: 1001 + index,
    name: cast.find(slug).name,
    company_id: cast.companyId(slug),
    created_at: new Date(now.getTime() - 400 * day),
  }));
  rows.users = accounts.map(({ email, person, roles, company, modules, timezone, isReadOnly, isManaged, onboarding }, index) => ({
    id: 1001 + index,
    contact_id: cast.find(person).id,
    account_id: company === null ? null : 1001 + employers.indexOf(company),
    email,
    password_hash: passwordHash,
    roles: [...roles],
    modules: [...modules],
    timezone,
    is_read_only: isReadOnly ?? false,
    is_managed: isManaged ?? false,
    has_notifications: false,
    onboarding: onboarding ?? null,
    created_at: new Date(now.getTime() - (onboarding === undefined ? 380 * day : 2 * hour)),
  }));
  return rows;
}

/** Slugs of people, in the order of their ids. */
export const personSlugs: readonly PersonSlug[] = people.map((person) => person.slug);
