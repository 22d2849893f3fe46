import type { Insertable } from "kysely";
import { hashPassword } from "../upstream/accounts/password.ts";
import type { Database } from "../upstream/db/schema.ts";
import { DAY, HOUR, MINUTE } from "../upstream/units.ts";
import { accounts, demoPassword } from "./content/accounts.ts";
import { companies, type BeatKey, type CompanySlug } from "./content/companies.ts";
import { companyOwners } from "./content/newsrooms.ts";
import { outlets } from "./content/outlets.ts";
import { people, type PersonText } from "./content/people.ts";
import { profiles } from "./content/profiles.ts";
import { beatIds, lastActive, type MediaDirectory } from "./directory.ts";
import type { DemoMedia } from "./media.ts";
import { createRandom } from "./random.ts";

export interface DirectoryRows {
  contacts: Insertable<Database["contacts"]>[];
  beats: Insertable<Database["contact_beats"]>[];
  companies: Insertable<Database["companies"]>[];
  banners: Insertable<Database["images"]>[];
  outlets: Insertable<Database["outlets"]>[];
  accounts: Insertable<Database["accounts"]>[];
  users: Insertable<Database["users"]>[];
}

export interface DirectoryOptions {
  directory: MediaDirectory;
  media: DemoMedia;
  productName: string;
  now: Date;
  /** Banners use image ids from here on. */
  firstBannerId: number;
  countryId: (code: string) => number | null;
}

/** The rows of all people, companies, outlets and users. */
export async function directoryRows(options: DirectoryOptions): Promise<DirectoryRows> {
  const random = createRandom("cast");
  const joined = (low: number, high: number): Date => new Date(options.now.getTime() - Math.round(random.range(low, high) * DAY));
  const persons = people.map((person) => personContact(person, options, random, () => joined(120, 800)));
  const organizations = companies.map((company, index) => companyRows(company, index, options, joined(300, 800)));
  const employers = [...new Set(accounts.flatMap(({ company }) => (company === null ? [] : [company])))];
  return {
    contacts: [...persons, ...organizations.map(({ contact }) => contact)],
    beats: [...people, ...companies].flatMap(({ slug, beats }) => beatRows(options.directory.find(slug).id, beats)),
    companies: organizations.map(({ company }) => company),
    banners: organizations.flatMap(({ banner }) => banner ?? []),
    outlets: outlets.map((outlet) => outletRow(outlet, options)),
    accounts: employers.map((slug, index) => ({
      id: FIRST_ACCOUNT + index,
      name: options.directory.find(slug).name,
      company_id: options.directory.companyId(slug),
      created_at: new Date(options.now.getTime() - 400 * DAY),
    })),
    users: await userRows(employers, options),
  };
}

/** A company that has an account; the platform itself has one too. */
type AccountCompany = CompanySlug | "product";

const FIRST_ACCOUNT = 1001;
const FIRST_USER = 1001;

const beatRows = (contactId: number, keys: readonly BeatKey[]): DirectoryRows["beats"] =>
  keys.map((key) => ({ contact_id: contactId, beat_id: beatIds[key] }));

function personContact(
  person: (typeof people)[number],
  { directory, media, productName, now, countryId }: DirectoryOptions,
  random: ReturnType<typeof createRandom>,
  joined: () => Date,
): DirectoryRows["contacts"][number] {
  const { id, name } = directory.find(person.slug);
  const logo = media.logos.get(person.slug);
  return {
    id,
    type: "person",
    name,
    slug: person.slug,
    firstname: person.firstname,
    lastname: person.lastname,
    about: person.about === "" ? null : person.about,
    job: person.job,
    organization: organization(person, productName),
    avatar: logo?.full ?? null,
    avatar_icon: logo?.icon ?? null,
    country_id: countryId(person.country),
    is_private: profiles[person.slug].isPrivate === true,
    last_active_at: lastActive(now, random.chance(0.2) ? random.range(0, 4) * MINUTE : random.next() ** 2 * 20 * DAY),
    created_at: joined(),
  };
}

interface CompanyRows {
  contact: DirectoryRows["contacts"][number];
  company: DirectoryRows["companies"][number];
  /** Null for a company without a picture. */
  banner: DirectoryRows["banners"][number] | null;
}

function companyRows(
  company: (typeof companies)[number],
  index: number,
  { directory, media, firstBannerId, countryId }: DirectoryOptions,
  created: Date,
): CompanyRows {
  const { id, name } = directory.find(company.slug);
  const logo = media.logos.get(company.slug);
  const picture = media.banners.get(company.slug);
  const banner = picture === undefined ? null : { ...picture, id: firstBannerId + index, owner_id: id, created_at: created };
  return {
    banner,
    contact: {
      id,
      type: "company",
      name,
      slug: company.slug,
      firstname: null,
      lastname: null,
      about: company.description,
      job: null,
      organization: null,
      avatar: logo?.full ?? null,
      avatar_icon: logo?.icon ?? null,
      country_id: countryId(company.country),
      is_private: false,
      last_active_at: null,
      created_at: created,
    },
    company: {
      id: directory.companyId(company.slug),
      contact_id: id,
      description: company.description,
      url: company.url,
      country_id: countryId(company.country),
      banner_image_id: banner?.id ?? null,
      phone: company.phone,
      email: company.email,
      is_verified: company.verified,
      owner_id: findOwner(company.slug, directory),
    },
  };
}

const outletRow = (
  { slug, name, url, description, type, country, audience }: (typeof outlets)[number],
  { directory, media, countryId }: DirectoryOptions,
): DirectoryRows["outlets"][number] => ({
  id: directory.outletId(slug) ?? undefined,
  name,
  slug,
  logo: media.logos.get(slug)?.full ?? null,
  url,
  description,
  type,
  country_id: countryId(country),
  audience,
});

async function userRows(
  employers: readonly AccountCompany[],
  { directory, now }: DirectoryOptions,
): Promise<DirectoryRows["users"]> {
  const passwordHash = await hashPassword(demoPassword);
  return accounts.map(({ email, person, roles, company, modules, timezone, isReadOnly, isManaged, onboarding }, index) => ({
    id: FIRST_USER + index,
    contact_id: directory.find(person).id,
    account_id: company === null ? null : FIRST_ACCOUNT + employers.indexOf(company),
    email,
    password_hash: passwordHash,
    roles: [...roles],
    modules: [...modules],
    timezone,
    is_read_only: isReadOnly ?? false,
    is_managed: isManaged ?? false,
    has_notifications: false,
    onboarding: onboarding ?? null,
    created_at: new Date(now.getTime() - (onboarding === undefined ? 380 * DAY : 2 * HOUR)),
  }));
}

function organization({ employer }: PersonText, productName: string): string {
  if ("product" in employer) return productName;
  if ("name" in employer) return employer.name;
  if ("outlet" in employer) return outlets.find((outlet) => outlet.slug === employer.outlet)?.name ?? "";
  return companies.find((company) => company.slug === employer.company)?.name ?? "";
}

/** Contact id of the owner of a company without an account. */
function findOwner(company: CompanySlug, directory: MediaDirectory): number | null {
  const owner = companyOwners[company];
  return owner === undefined ? null : directory.find(owner).id;
}
