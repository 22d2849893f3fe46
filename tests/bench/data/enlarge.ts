import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../upstream/db/schema.ts";

/** Added to ids of the first copy, twice this to those of the second, and so on. Larger than any id of the demo data. */
const STRIDE = 1_000_000;

/** The differences of copy number n from the original, by column; all other columns are the same. */
interface Copied {
  table: string;
  /** Columns with the id of a row that is copied too. */
  shifted?: readonly string[];
  /** Columns with the contact id of a person or company. */
  people?: readonly string[];
  /** Unique texts, which get the number of the copy. */
  unique?: readonly string[];
  /** Expressions for other columns; n is the number of the copy, x the original. */
  set?: Readonly<Record<string, string>>;
  /** The condition for a copy; default: all copies. */
  where?: string;
}

const shift = (column: string) => `x.${column} + n * ${STRIDE}`;
/** A time that is earlier in each copy, so that the copies are mixed in time. */
const earlier = (column: string) => `x.${column} - n * interval '61 seconds'`;
/** Number of copies of a person, including the original. There are fewer than of posts, so that each person writes more than one. */
const PEOPLE = 10;
const person = (column: string) => `x.${column} + (n % ${PEOPLE}) * ${STRIDE}`;
const ofPeople = `n < ${PEOPLE}`;
/** The contacts in an account's own address book are copied as often as everything else. */
const ofPeopleOrPrivate = (column: string) =>
  `${ofPeople} or exists (select 1 from contacts c where c.id = x.${column} and c.account_id is not null)`;

/** Every other copy refers to the original; the others are distributed over its copies. */
const alternating = (column: string) => `case when n % 2 = 0 then x.${column} else ${shift(column)} end`;

/**
 * The tables that the lists of the web client show. Communities, accounts and the users of the bench are not copied, so that
 * their lists grow; other people are copied.
 */
const copiedTables: readonly Copied[] = [
  { table: "contacts", shifted: ["id"], unique: ["slug"], where: ofPeopleOrPrivate("id") },
  { table: "contact_details", shifted: ["contact_id"], where: ofPeopleOrPrivate("contact_id") },
  { table: "contact_beats", shifted: ["contact_id"], where: ofPeopleOrPrivate("contact_id") },
  { table: "users", shifted: ["id", "contact_id"], unique: ["email"], where: ofPeople },
  { table: "companies", shifted: ["id", "contact_id"], where: ofPeople },
  { table: "outlets", shifted: ["id"], unique: ["slug"] },
  { table: "outlet_responsibilities", shifted: ["id", "contact_id"], where: ofPeople },
  { table: "company_responsibilities", shifted: ["id", "contact_id"], where: ofPeople },
  { table: "communities", shifted: ["id"], unique: ["slug", "name"] },
  { table: "community_members", shifted: ["contact_id"], where: ofPeople },
  {
    table: "posts",
    shifted: ["id"],
    people: ["author_id"],
    set: {
      created_at: earlier("created_at"),
      published_at: earlier("published_at"),
    },
  },
  { table: "post_communities", shifted: ["post_id"], set: { community_id: alternating("community_id") } },
  { table: "post_attachments", shifted: ["post_id"] },
  { table: "stories", shifted: ["id"], set: { published_at: earlier("published_at") } },
  { table: "story_beats", shifted: ["story_id"] },
  { table: "story_communities", shifted: ["story_id"] },
  { table: "monitor_items", shifted: ["id"], unique: ["url"], set: { published_at: earlier("published_at") } },
  { table: "monitor_item_beats", shifted: ["monitor_item_id"] },
  { table: "interviews", shifted: ["id"], set: { published_at: earlier("published_at") } },
  { table: "questions", shifted: ["id", "interview_id"] },
  {
    table: "comments",
    shifted: ["id", "entity_id", "parent_id"],
    people: ["author_id"],
    set: { created_at: earlier("created_at") },
  },
  {
    table: "likes",
    shifted: ["id", "entity_id"],
    people: ["contact_id"],
    set: { created_at: earlier("created_at") },
    // The demo data has many already.
    where: "n < 30",
  },
  {
    table: "notifications",
    shifted: ["id", "entity_id", "comment_id"],
    people: ["who_id"],
    set: { created_at: earlier("created_at") },
    where: "x.answer_set_id is null",
  },
  {
    table: "announcements",
    shifted: ["id"],
    set: { published_at: earlier("published_at"), created_at: earlier("created_at"), story_id: "null" },
  },
  { table: "announcement_beats", shifted: ["announcement_id"] },
  { table: "newsrooms", shifted: ["id"], unique: ["slug"] },
  { table: "contact_list_members", shifted: ["contact_id"], where: ofPeopleOrPrivate("contact_id") },
  { table: "contact_lists", shifted: ["id"] },
  { table: "work_lists", shifted: ["id"] },
  { table: "tasks", shifted: ["id"], set: { due_at: earlier("due_at") } },
  { table: "conversations", shifted: ["id"], unique: ["participants_key"] },
  { table: "messages", shifted: ["id", "conversation_id"] },
  { table: "conversation_members", shifted: ["conversation_id", "read_id", "cleared_id"] },
];

/**
 * Multiplies the demo data: copies of posts by copies of people, in the same communities and in copies of them.
 * @param times the factor, at most 1000
 */
export async function enlarge(db: Db, times: number): Promise<void> {
  for (const copied of copiedTables) await statementOf(copied, await columnsOf(db, copied.table), times).execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

function statementOf(
  { table, shifted = [], people = [], unique = [], set = {}, where = "true" }: Copied,
  columns: string[],
  times: number,
): RawBuilder<unknown> {
  const values = columns.map((column) => {
    const expression = set[column];
    if (expression !== undefined) return expression;
    if (shifted.includes(column)) return shift(column);
    if (people.includes(column)) return person(column);
    return unique.includes(column) ? `x.${column} || '-' || n` : `x.${column}`;
  });
  return sql.raw(`insert into ${table} (${columns.join(", ")})
    select ${values.join(", ")} from ${table} x cross join generate_series(1, ${times - 1}) n where (${where})`);
}
