import { sql } from "kysely";
import { makeEverything, type Ids } from "../gateway/permissions/everything.ts";
import { globalId } from "../gateway/support/ids.ts";
import { postTypes, typeNames } from "../gateway/support/names.ts";
import type { DataEnv, Person } from "../gateway/support/testEnv.ts";
import { Ownership, type Owned } from "./ownership.ts";
import { privateTexts } from "./policy.ts";

/** A word in all private texts of the victim; no response to others may contain it. */
export const secret = "quokka";
/** Another word in these texts, for searches, because responses may repeat the search text. */
export const searchedWord = "wombat";

/** A user with private objects of all kinds, whose ids all callers know. */
export interface Victim {
  person: Person & { email: string };
  /** Global ids by type or description. */
  ids: Ids;
  /** All global ids. */
  globalIds: readonly string[];
  /** All rows of the victim. @param before the rows to compare with */
  findRows(before?: Owned): Promise<Owned>;
}

/** Creates the victim, with a private text in every column of `privateTexts`. */
export async function createVictim(env: DataEnv): Promise<Victim> {
  const { fixtures } = env;
  const { db } = fixtures;
  const victimIds = new Map<string, string>();
  const everything = await makeEverything(env);
  const { viewer: person } = everything;
  const { account_id: accountId } = await db
    .selectFrom("users")
    .select("account_id")
    .where("id", "=", person.userId)
    .executeTakeFirstOrThrow();
  await addPrivateObjects(env, person, victimIds);
  // The address of an answer contains its hash, which is a permission; others do not know it.
  victimIds.set("AnswerSet", globalId("AnswerSet", "text.000000000000"));
  victimIds.set("Author", globalId("Author", person.contactId));
  victimIds.set("recovery", globalId("PasswordRecovery", 1));
  victimIds.set("Answer", globalId("Answer", "text.000000000000.1.1"));
  const usedIds = new Set<string>();
  const ids: Ids = (name) => {
    const id = victimIds.get(name) ?? everything.ids(name);
    usedIds.add(id);
    return id;
  };
  const conversationId = databaseId(everything.ids("Conversation"));
  await db
    .updateTable("companies")
    .set({ owner_id: person.contactId })
    .where("id", "=", databaseId(everything.ids("Company")))
    .execute();
  const roots = { users: person.userId, contacts: person.contactId, accounts: accountId ?? 0, conversations: conversationId };
  const ownership = await Ownership.open(db);
  // A job deletes unattached uploads that are a day old.
  for (const table of ["images", "videos"] as const)
    await db.updateTable(table).set({ created_at: new Date() }).where("owner_id", "=", person.contactId).execute();
  await writeSecrets(env, await ownership.find({ roots, secret }));
  for (const name of victimIds.keys()) ids(name);
  return {
    person,
    ids,
    get globalIds() {
      return [...usedIds];
    },
    findRows: (before) => ownership.find({ roots, secret }, before),
  };
}

/** The number in a global id. */
export const databaseId = (id: string): number => Number(/:(\d+)/.exec(Buffer.from(id, "base64url").toString())?.[1] ?? 0);

/** The part of a global id after its type. */
export const keyOf = (id: string): string => Buffer.from(id, "base64url").toString().replace(/^\w+:/, "");

async function addPrivateObjects({ fixtures }: DataEnv, person: Person, made: Map<string, string>): Promise<void> {
  const { db } = fixtures;
  const closed = await fixtures.community("vault", person.contactId, { type: "private" });
  await fixtures.join(closed, person.contactId);
  made.set("private community", await fixtures.globalIdOf("Community", "vault"));
  for (const type of postTypes) {
    const inside = await fixtures.post(type, person.contactId);
    await fixtures.assign(inside, closed);
    made.set(`private ${type}`, globalId(typeNames[type], inside));
    made.set(`draft ${type}`, globalId(typeNames[type], await fixtures.post(type, person.contactId, { save_as: "draft" })));
    const deleted = await fixtures.post(type, person.contactId, { deleted_at: new Date() });
    made.set(`deleted ${type}`, globalId(typeNames[type], deleted));
    if (type === "job") made.set("private comment", globalId("Comment", await fixtures.comment(type, inside, person.contactId)));
  }
  made.set("draft story", globalId("Story", await fixtures.story(person.contactId, { save_as: "draft", published_at: null })));
  const columns = { author_id: person.contactId, creator_id: person.contactId, created_at: fixtures.time() };
  const interview = await db
    .insertInto("interviews")
    .values({ ...columns, title: "Why", type: "text", status: "draft" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const question = await db
    .insertInto("questions")
    .values({ interview_id: interview.id, position: 1, text: "Why?", created_at: fixtures.time() })
    .returning("id")
    .executeTakeFirstOrThrow();
  made.set("draft interview", globalId("Interview", interview.id));
  made.set("draft question", globalId("Question", question.id));
  const announcement = await db
    .insertInto("announcements")
    .values({ ...columns, kind: "announcement", status: "draft", title: "News" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("announcement_emails").values({ announcement_id: announcement.id }).execute();
  made.set("draft announcement", globalId("Announcement", announcement.id));
  await db
    .insertInto("two_step")
    .values({ user_id: person.userId, secret: "secret", is_on: false, created_at: fixtures.time() })
    .execute();
}

/** Writes a recognizable text into all private columns of the rows of the victim, so that no response to others may contain it. */
async function writeSecrets({ fixtures: { db } }: DataEnv, owned: Owned): Promise<void> {
  for (const [table, { columns, where = "true" }] of Object.entries(privateTexts)) {
    const rows = [...owned.values()].filter((found) => found.table === table);
    const key = table === "announcement_emails" ? "announcement_id" : table === "two_step" ? "user_id" : "id";
    const values = columns.map((column) => sql`${sql.ref(column)} = ${secretFor(table, column)}`);
    const { numAffectedRows = 0n } = await sql`update ${sql.table(table)} set ${sql.join(values)}
      where (${sql.raw(where)}) and ${sql.ref(key)} = any (${rows.map(({ row }) => row[key])})`.execute(db);
    if (numAffectedRows === 0n) throw new Error(`The victim has nothing private in ${table}.`);
  }
}

function secretFor(table: string, column: string): string {
  if (column === "email") return `${searchedWord}.${secret}.${table}@example.com`;
  if (column === "url") return `https://${searchedWord}.${secret}.${table}.example`;
  return `${searchedWord} ${secret} ${table}`;
}
