import { sql, type Kysely } from "kysely";
import type { Reader } from "../auth/reader.ts";
import { userTypesOf } from "../auth/reader.ts";
import type { Database, Role } from "../db/schema.ts";
import type { Company, Outlet, Profile } from "../schemas/people.ts";
import { loadContactBeats } from "./contacts.ts";
import { loadCountries } from "./lookups.ts";
import { loadImages } from "./media.ts";
import { isoOrNull, unique } from "./refs.ts";
import { loadResponsibilities } from "./responsibilities.ts";

type Db = Kysely<Database>;
type Slugs = readonly string[];

const lower = (slugs: Slugs) => slugs.map((slug) => slug.toLowerCase());

interface PersonRow {
  id: number;
  name: string;
  slug: string;
  avatar: string | null;
  about: string | null;
  job: string | null;
  organization: string | null;
  country_id: number | null;
  is_private: boolean;
  last_active_at: Date | null;
  user_id: number | null;
  account_id: number | null;
  roles: Role[] | null;
  is_read_only: boolean | null;
  is_managed: boolean | null;
}

/** Profiles of people by slug in lower case; of a private one others see the head only (R-124, D-174). */
export async function loadProfiles(db: Db, reader: Reader | null, slugs: Slugs): Promise<Map<string, Profile>> {
  const { rows } = await sql<PersonRow>`
    select c.id, c.name, c.slug, c.avatar, c.about, c.job, c.organization, c.country_id, c.is_private,
      c.last_active_at, u.id as user_id, u.account_id, u.roles, u.is_read_only, u.is_managed
    from contacts c left join users u on u.contact_id = c.id
    where c.type = 'person' and lower(c.slug) = any(${lower(slugs)}::text[])`.execute(db);
  const ids = rows.map((row) => row.id);
  const [beats, countries, communities, responsibilities] = await Promise.all([
    loadContactBeats(db, ids),
    loadCountries(db, unique(rows.map((row) => row.country_id))),
    loadPublicMemberships(db, reader, ids),
    loadResponsibilities(db, reader?.contactId ?? null, ids),
  ]);
  const present = (row: PersonRow): Profile => {
    const open = !row.is_private || mayOpen(reader, row);
    return {
      id: row.id,
      avatar: row.avatar,
      name: row.name,
      slug: row.slug,
      type: "person",
      userId: row.user_id,
      about: open ? row.about : null,
      job: row.job,
      organization: row.organization,
      country: open && row.country_id !== null ? (countries.get(row.country_id) ?? null) : null,
      beats: open ? (beats.get(row.id) ?? []) : [],
      userType: row.roles === null ? null : (userTypesOf(row.roles)[0] ?? null),
      isPrivate: row.is_private,
      contact: null,
      social: null,
      responsibilities: open ? (responsibilities.get(row.id) ?? []) : [],
      communities: open ? (communities.get(row.id) ?? []) : [],
      isFollowed: false,
      lastActiveStamp: open ? isoOrNull(row.last_active_at) : null,
      isReadOnly: reader?.isAdmin === true && row.is_read_only === true,
    };
  };
  return new Map(rows.map((row) => [row.slug.toLowerCase(), present(row)]));
}

/** The person, platform admins, and the account admin of a managed user (D-64). */
function mayOpen(reader: Reader | null, row: PersonRow): boolean {
  return (
    reader !== null &&
    (reader.isAdmin ||
      reader.contactId === row.id ||
      (row.is_managed === true &&
        reader.roles.includes("accountAdmin") &&
        reader.accountId !== null &&
        reader.accountId === row.account_id))
  );
}

/** Memberships by contact id: public communities, and private ones that the reader is in as well. */
async function loadPublicMemberships(db: Db, reader: Reader | null, contactIds: readonly number[]) {
  const { rows } = await sql<Profile["communities"][number] & { owner: number }>`
    select m.contact_id as owner, k.id, k.slug, k.name, k.icon, own.contact_id is not null as "isJoined"
    from community_members m
    join communities k on k.id = m.community_id
    left join community_members own on own.community_id = k.id and own.contact_id = ${reader?.contactId ?? 0}
    where m.contact_id = any(${[...contactIds]}::integer[]) and (k.type = 'public' or own.contact_id is not null)
    order by k.name, k.id`.execute(db);
  const byOwner = new Map<number, Profile["communities"]>();
  for (const { owner, ...community } of rows) {
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), community]);
  }
  return byOwner;
}

interface CompanyRow {
  id: number;
  contact_id: number;
  name: string;
  slug: string;
  logo: string | null;
  description: string | null;
  url: string | null;
  country_id: number | null;
  banner_image_id: number | null;
  phone: string | null;
  email: string | null;
  is_verified: boolean;
  people_count: number;
  is_own: boolean;
}

/** Companies by slug in lower case. */
export async function loadCompanies(db: Db, reader: Reader | null, slugs: Slugs): Promise<Map<string, Company>> {
  const { rows } = await sql<CompanyRow>`
    select o.*, c.name, c.slug, c.avatar as logo,
      (select count(*) from users u join accounts a on a.id = u.account_id where a.company_id = o.id) as people_count,
      exists (select 1 from accounts a where a.company_id = o.id and a.id = ${reader?.accountId ?? 0}) as is_own
    from companies o join contacts c on c.id = o.contact_id
    where lower(c.slug) = any(${lower(slugs)}::text[])`.execute(db);
  const [images, countries] = await Promise.all([
    loadImages(db, unique(rows.map((row) => row.banner_image_id))),
    loadCountries(db, unique(rows.map((row) => row.country_id))),
  ]);
  const present = (row: CompanyRow): Company => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    contactId: row.contact_id,
    description: row.description,
    url: row.url,
    country: row.country_id === null ? null : (countries.get(row.country_id) ?? null),
    banner: row.banner_image_id === null ? null : (images.get(row.banner_image_id) ?? null),
    phone: row.phone,
    email: row.email,
    isVerified: row.is_verified,
    newsroom: null,
    peopleCount: row.people_count,
    isFollowed: false,
    canEdit: reader !== null && (reader.isAdmin || (row.is_own && reader.roles.includes("accountAdmin"))),
  });
  return new Map(rows.map((row) => [row.slug.toLowerCase(), present(row)]));
}

interface OutletRow {
  id: number;
  name: string;
  slug: string;
  logo: string | null;
  url: string | null;
  description: string | null;
  type: Outlet["type"];
  country_id: number | null;
  audience: number | null;
}

/** Outlets by slug in lower case. */
export async function loadOutlets(db: Db, reader: Reader | null, slugs: Slugs): Promise<Map<string, Outlet>> {
  const { rows } = await sql<OutletRow>`
    select * from outlets where lower(slug) = any(${lower(slugs)}::text[])`.execute(db);
  const countries = await loadCountries(db, unique(rows.map((row) => row.country_id)));
  const present = ({ country_id: countryId, ...row }: OutletRow): Outlet => ({
    ...row,
    country: countryId === null ? null : (countries.get(countryId) ?? null),
    beats: [],
    peopleCount: 0,
    canEdit: reader?.isAdmin === true,
  });
  return new Map(rows.map((row) => [row.slug.toLowerCase(), present(row)]));
}
