import { sql, type Selectable } from "kysely";
import { toIsoOrNull, unique, anyId, groupByOwner, getIds, getOrNull } from "../db/refs.ts";
import type { Database, Role, Db } from "../db/schema.ts";
import { isFollowed } from "../follows/store.ts";
import { notFound } from "../http/errors.ts";
import { loadBeats } from "../lookups/beats.ts";
import { loadCountries } from "../lookups/read.ts";
import { loadResponsibilities } from "../responsibilities/read.ts";
import { type Viewer, toUserTypes } from "../session/viewer.ts";
import { canReadProfile } from "./rules.ts";
import { forEachSite, type Profile, type SettingsContacts, type SettingsSocial } from "./schema.ts";

/** For people without contact details. */
export const noDetails: SettingsContacts = { phone: null, mobile: null, publicEmail: null, website: null, location: null };
export const noSocials: SettingsSocial = forEachSite(null);

type Columns = Selectable<Database["contacts"]>;

interface PersonRow extends Pick<
  Columns,
  "id" | "name" | "avatar" | "about" | "job" | "organization" | "country_id" | "is_private" | "last_active_at"
> {
  slug: string;
  user_id: number | null;
  roles: Role[] | null;
  is_read_only: boolean | null;
  is_followed: boolean;
  /** Whether the viewer may see more than the profile head. */
  is_open: boolean;
}

/** Profiles of people by slug in lower case; only the head for private people. */
export async function loadProfiles(db: Db, viewer: Viewer | null, slugs: readonly string[]): Promise<Map<string, Profile>> {
  const { rows } = await sql<PersonRow>`
    select c.id, c.name, c.slug, c.avatar, c.about, c.job, c.organization, c.country_id, c.is_private,
      c.last_active_at, u.id as user_id, u.roles, u.is_read_only,
      ${isFollowed(viewer)} as is_followed, ${canReadProfile(viewer)} as is_open
    from contacts c left join users u on u.contact_id = c.id
    where c.type = 'person' and lower(c.slug) = any(${slugs.map((slug) => slug.toLowerCase())}::text[])`.execute(db);
  const ids = getIds(rows);
  const [beats, countries, communities, responsibilities, details, socials] = await Promise.all([
    loadBeats(db, "contact", ids),
    loadCountries(db, unique(rows.map((row) => row.country_id))),
    loadPublicMemberships(db, viewer, ids),
    loadResponsibilities(db, viewer?.contactId ?? null, ids),
    loadDetails(db, ids),
    loadSocials(db, ids),
  ]);
  const present = (row: PersonRow): Profile => {
    const open = row.is_open;
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
      country: open ? getOrNull(countries, row.country_id) : null,
      beats: open ? (beats.get(row.id) ?? []) : [],
      userType: row.roles === null ? null : (toUserTypes(row.roles)[0] ?? null),
      isPrivate: row.is_private,
      contact: open ? (details.get(row.id) ?? noDetails) : null,
      social: open ? (socials.get(row.id) ?? noSocials) : null,
      responsibilities: open ? (responsibilities.get(row.id) ?? []) : [],
      communities: open ? (communities.get(row.id) ?? []) : [],
      isFollowed: row.is_followed,
      lastActiveStamp: open && viewer !== null ? toIsoOrNull(row.last_active_at) : null,
      isReadOnly: viewer?.isAdmin === true ? row.is_read_only === true : null,
    };
  };
  return new Map(rows.map((row) => [row.slug.toLowerCase(), present(row)]));
}

/** Contact details by contact id; contacts without any are absent. */
export async function loadDetails(db: Db, contactIds: readonly number[]): Promise<Map<number, SettingsContacts>> {
  const rows = await db
    .selectFrom("contact_details")
    .select(["contact_id as owner", "phone", "mobile", "public_email as publicEmail", "website", "location"])
    .where("contact_id", "=", anyId(contactIds))
    .execute();
  return new Map(rows.map(({ owner, ...details }) => [owner, details]));
}

/** Profiles on other sites by contact id; contacts without any are absent. */
export async function loadSocials(db: Db, contactIds: readonly number[]): Promise<Map<number, SettingsSocial>> {
  const rows = await db.selectFrom("contact_socials").selectAll().where("contact_id", "=", anyId(contactIds)).execute();
  return new Map(rows.map(({ contact_id: owner, ...socials }) => [owner, socials]));
}

/**
 * The contact id of /u/{slug} or /c/{slug}, if the viewer may see more than the profile head.
 * @throws 404
 */
export async function requireOpenContact(db: Db, viewer: Viewer, type: "person" | "company", slug: string): Promise<number> {
  const contact = await db
    .selectFrom("contacts as c")
    .select("c.id")
    .where("c.type", "=", type)
    .where(({ fn }) => fn("lower", ["c.slug"]), "=", slug.toLowerCase())
    .where(canReadProfile(viewer))
    .executeTakeFirstOrThrow(notFound);
  return contact.id;
}

/** Memberships by contact id: public communities, and private ones that the viewer is also a member of. */
async function loadPublicMemberships(db: Db, viewer: Viewer | null, contactIds: readonly number[]) {
  const rows = await db
    .selectFrom("community_members as m")
    .innerJoin("communities as k", "k.id", "m.community_id")
    .leftJoin("community_members as own", (on) =>
      on.onRef("own.community_id", "=", "k.id").on("own.contact_id", "=", viewer?.contactId ?? 0),
    )
    .select(["m.contact_id as owner", "k.id", "k.slug", "k.name", "k.icon"])
    .select(({ eb }) => eb("own.contact_id", "is not", null).$castTo<boolean>().as("isJoined"))
    .where("m.contact_id", "=", anyId(contactIds))
    .where(({ eb, or }) => or([eb("k.type", "=", "public"), eb("own.contact_id", "is not", null)]))
    .orderBy(({ fn }) => fn("fold_text", ["k.name"]))
    .orderBy("k.id")
    .execute();
  return groupByOwner(rows);
}
