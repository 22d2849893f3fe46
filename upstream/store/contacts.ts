import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Beat } from "../schemas/basics.ts";
import type { Author, CompanyRef, OutletRef } from "../schemas/people.ts";

type Db = Kysely<Database>;

/** Authors by contact id; those that an account keeps for itself are none (D-195). */
export async function loadAuthors(db: Db, contactIds: readonly number[]): Promise<Map<number, Author>> {
  if (contactIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom("contacts")
    .select(["id", "avatar", "name", "slug", "type"])
    .where("id", "in", [...contactIds])
    .where("account_id", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Beats by contact id, in the fixed order; absent for those without. */
export async function loadContactBeats(db: Db, contactIds: readonly number[]): Promise<Map<number, Beat[]>> {
  return groupBeats(
    contactIds.length === 0
      ? []
      : await db
          .selectFrom("contact_beats as cb")
          .innerJoin("beats as b", "b.id", "cb.beat_id")
          .select(["cb.contact_id as owner", "b.id", "b.key", "b.name", "b.colour"])
          .where("cb.contact_id", "in", [...contactIds])
          .orderBy("b.position")
          .execute(),
  );
}

/** Beats by story id, in the fixed order; absent for those without their own. */
export async function loadStoryBeats(db: Db, storyIds: readonly number[]): Promise<Map<number, Beat[]>> {
  return groupBeats(
    storyIds.length === 0
      ? []
      : await db
          .selectFrom("story_beats as sb")
          .innerJoin("beats as b", "b.id", "sb.beat_id")
          .select(["sb.story_id as owner", "b.id", "b.key", "b.name", "b.colour"])
          .where("sb.story_id", "in", [...storyIds])
          .orderBy("b.position")
          .execute(),
  );
}

/** Beats by interview id, in the fixed order; absent for those without. */
export async function loadInterviewBeats(db: Db, interviewIds: readonly number[]): Promise<Map<number, Beat[]>> {
  return groupBeats(
    interviewIds.length === 0
      ? []
      : await db
          .selectFrom("interview_beats as ib")
          .innerJoin("beats as b", "b.id", "ib.beat_id")
          .select(["ib.interview_id as owner", "b.id", "b.key", "b.name", "b.colour"])
          .where("ib.interview_id", "in", [...interviewIds])
          .orderBy("b.position")
          .execute(),
  );
}

/** Beats by announcement id, in the fixed order; absent for those without. */
export async function loadAnnouncementBeats(db: Db, announcementIds: readonly number[]): Promise<Map<number, Beat[]>> {
  return groupBeats(
    announcementIds.length === 0
      ? []
      : await db
          .selectFrom("announcement_beats as ab")
          .innerJoin("beats as b", "b.id", "ab.beat_id")
          .select(["ab.announcement_id as owner", "b.id", "b.key", "b.name", "b.colour"])
          .where("ab.announcement_id", "in", [...announcementIds])
          .orderBy("b.position")
          .execute(),
  );
}

function groupBeats(rows: (Beat & { owner: number })[]): Map<number, Beat[]> {
  const beats = new Map<number, Beat[]>();
  for (const { owner, ...beat } of rows) {
    beats.set(owner, [...(beats.get(owner) ?? []), beat]);
  }
  return beats;
}

/** Companies by company id. */
export async function loadCompanyRefs(db: Db, companyIds: readonly number[]): Promise<Map<number, CompanyRef>> {
  if (companyIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom("companies as o")
    .innerJoin("contacts as c", "c.id", "o.contact_id")
    .select(["o.id", "c.name", "c.slug", "c.avatar as logo"])
    .where("o.id", "in", [...companyIds])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, slug: row.slug ?? String(row.id) }]));
}

/** Outlets by id. */
export async function loadOutletRefs(db: Db, outletIds: readonly number[]): Promise<Map<number, OutletRef>> {
  if (outletIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom("outlets")
    .select(["id", "name", "slug", "logo"])
    .where("id", "in", [...outletIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
