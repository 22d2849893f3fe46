import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { countries } from "./countries.ts";
import { PLATFORM_AUTHOR_ID } from "./platformAuthor.ts";
import type { BeatsTable, Db } from "./schema.ts";

const beats: readonly Omit<BeatsTable, "position">[] = [
  { id: 356, key: "business", name: "Business", colour: "blue" },
  { id: 62, key: "politics", name: "Politics", colour: "green" },
  { id: 19, key: "lifestyle", name: "Lifestyle", colour: "orange" },
  { id: 357, key: "people", name: "People", colour: "purple" },
  { id: 354, key: "sports", name: "Sports", colour: "teal" },
  { id: 355, key: "tech", name: "Tech", colour: "red" },
];

const secretKey = "secret";

/** Whether the database contains no data yet, as at the first start. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom("beats").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** Inserts what every installation needs: beats, countries, the product's own author, the signing secret. */
export async function insertBase(db: Db, productName: string, now: Date): Promise<void> {
  await db
    .insertInto("beats")
    .values(beats.map((beat, position) => ({ ...beat, position })))
    .execute();
  await db
    .insertInto("countries")
    .values(countries.map(([id, code, name]) => ({ id, code, name })))
    .execute();
  await db
    .insertInto("contacts")
    .values({
      id: PLATFORM_AUTHOR_ID,
      type: "company",
      name: productName,
      slug: toSlug(productName),
      created_at: now,
    })
    .execute();
  await db
    .insertInto("companies")
    .values({ id: PLATFORM_AUTHOR_ID, contact_id: PLATFORM_AUTHOR_ID, is_verified: true })
    .execute();
  await db
    .insertInto("settings")
    .values({ key: secretKey, value: randomBytes(32).toString("base64url") })
    .execute();
}

/** Reduces a name to letters, digits and hyphens. */
function toSlug(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug.length < 2 ? "product" : slug;
}

/** The secret that signs feed tokens; shared by all nodes and stable across restarts. */
export async function readSecret(db: Db): Promise<string> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", secretKey).executeTakeFirstOrThrow();
  return row.value;
}

/** Advances every id sequence past the rows that were inserted with explicit ids. */
export async function advanceSequences(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES' and column_name = 'id'`.execute(db);
  for (const { table } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
      greatest(999, (select coalesce(max(id), 0) from ${sql.table(table)})))`.execute(db);
  }
  await sql`select setval(pg_get_serial_sequence('stories', 'id'), greatest(999,
    (select coalesce(max(id), 0) from stories), (select coalesce(max(id), 0) from monitor_items)))`.execute(db);
}
