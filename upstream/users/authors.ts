import { sql } from "kysely";
import { readById, anyId } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { MAX_ID } from "../http/paging.ts";
import type { Author, CompanyRef, OutletRef } from "./schema.ts";

/** The columns of an author, for the query builder and in SQL. Alias c. */
export const authorColumnNames = ["c.id", "c.avatar", "c.name", "c.slug", "c.type"] as const;
export const authorColumns = sql`c.id, c.avatar, c.name, c.slug, c.type`;

/** Authors by contact id; private contacts of accounts are excluded. */
export function loadAuthors(db: Db, contactIds: readonly number[]): Promise<Map<number, Author>> {
  return readById(
    contactIds,
    db
      .selectFrom("contacts as c")
      .select(authorColumnNames)
      .where("c.id", "=", anyId(contactIds))
      .where("c.account_id", "is", null),
  );
}

/** Whether all of these different ids are those of registered people. */
export async function arePeople(db: Db, contactIds: readonly number[]): Promise<boolean> {
  const people = await db
    .selectFrom("contacts")
    .select("id")
    .where("id", "=", anyId(contactIds.map((id) => Math.min(id, MAX_ID))))
    .where("type", "=", "person")
    .where("account_id", "is", null)
    .execute();
  return people.length === contactIds.length;
}

/** Companies by company id. */
export function loadCompanyRefs(db: Db, companyIds: readonly number[]): Promise<Map<number, CompanyRef>> {
  const slug = sql<string>`coalesce(c.slug, o.id::text)`.as("slug");
  return readById(
    companyIds,
    db
      .selectFrom("companies as o")
      .innerJoin("contacts as c", "c.id", "o.contact_id")
      .select(["o.id", "c.name", slug, "c.avatar as logo"])
      .where("o.id", "=", anyId(companyIds)),
  );
}

/** Outlets by id. */
export function loadOutletRefs(db: Db, outletIds: readonly number[]): Promise<Map<number, OutletRef>> {
  return readById(outletIds, db.selectFrom("outlets").select(["id", "name", "slug", "logo"]).where("id", "=", anyId(outletIds)));
}
