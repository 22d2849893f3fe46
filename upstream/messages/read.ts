import { sql, type Selectable } from "kysely";
import { filterBy, foldedContainsTerm } from "../db/conditions.ts";
import { toIso, getReferenced, unique, anyId, groupByOwner, getIds, mapById } from "../db/refs.ts";
import type { Db, Database } from "../db/schema.ts";
import { requireFound } from "../http/errors.ts";
import { type Page, MAX_ID, type Window, mapPage } from "../http/paging.ts";
import { readPage, readSqlPage } from "../http/readPage.ts";
import { loadAttachments, noAttachments } from "../media/read.ts";
import type { Viewer } from "../session/viewer.ts";
import { authorColumns, loadAuthors } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";
import type { Conversation, ConversationFilter, Message } from "./schema.ts";

/** A conversation as seen by one of its members, without what they have deleted. */
export interface ConversationRow {
  id: number;
  created_at: Date;
  updated_at: Date;
  last_id: number;
  cleared_id: number;
  unread: number;
}

type MessageRow = Selectable<Database["messages"]>;

/** The conversations of a contact that have undeleted messages. */
const from = (contactId: number) => sql`
  from conversation_members m
  join conversations k on k.id = m.conversation_id
  cross join lateral (select max(x.id) as id from messages x
    where x.conversation_id = k.id and x.id > m.cleared_id) l
  where m.contact_id = ${contactId} and l.id is not null`;

const unread = sql<number>`(select count(*) from messages x
  where x.conversation_id = k.id and x.id > greatest(m.read_id, m.cleared_id)
    and x.author_id <> m.contact_id and x.deleted_at is null)`;

const columns = sql`k.id, k.created_at, k.updated_at, l.id as last_id, m.cleared_id, ${unread} as unread`;

/** Searches the names of the other members and the messages. */
const matchesTerm = (term: string) => sql`(
  exists (select 1 from conversation_members o join contacts c on c.id = o.contact_id
    where o.conversation_id = k.id and o.contact_id <> m.contact_id and ${foldedContainsTerm(sql`c.folded_name`, term)})
  or exists (select 1 from messages x where x.conversation_id = k.id and x.id > m.cleared_id
    and x.deleted_at is null and strpos(lower(x.content), lower(${term})) > 0))`;

/** Contact ids of all members of a conversation in their stored form: distinct and sorted in ascending order. */
export const toParticipantsKey = (contactIds: readonly number[]): string =>
  [...new Set(contactIds)].toSorted((a, b) => a - b).join(",");

/** Newest first. */
export async function listConversations(
  db: Db,
  { contactId }: Viewer,
  { q, contactIds }: ConversationFilter,
  window: Window,
): Promise<Page<Conversation>> {
  const term = (q ?? "").trim().replaceAll("\0", "");
  const source = sql.join(
    [
      from(contactId),
      ...(term === "" ? [] : [matchesTerm(term)]),
      ...filterBy(contactIds, (others) => sql`k.participants_key = ${toParticipantsKey([...others, contactId])}`),
    ],
    sql` and `,
  );
  const list = sql<ConversationRow>`select ${columns} ${source} order by l.id desc`;
  return mapPage(await readSqlPage(db, window, list, { from: source }), (rows) => presentConversations(db, rows));
}

/** Number of conversations with unread messages. */
export async function countUnread(db: Db, { contactId }: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${from(contactId)} and ${unread} > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The number of messages in the conversation that the user has not read; null for a user who is not in it. */
export async function countUnreadIn(db: Db, conversationId: number, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom("conversation_members as m")
    .innerJoin("users as u", "u.contact_id", "m.contact_id")
    .innerJoin("conversations as k", "k.id", "m.conversation_id")
    .select(unread.as("unread"))
    .where("k.id", "=", conversationId)
    .where("u.id", "=", userId)
    .executeTakeFirst();
  return row?.unread ?? null;
}

/** Ids of the users who are in the conversation. */
export async function findMemberUserIds(db: Db, conversationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("conversation_members as m")
    .innerJoin("users as u", "u.contact_id", "m.contact_id")
    .select("u.id")
    .where("m.conversation_id", "=", conversationId)
    .orderBy("u.id")
    .execute();
  return getIds(rows);
}

/** The conversation as seen by a contact; undefined for non-members. */
async function findConversation(db: Db, contactId: number, id: number): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${columns} ${from(contactId)} and k.id = ${Math.min(id, MAX_ID)}`.execute(db);
  return rows[0];
}

/** @throws 404 for users who are not in it or have deleted it */
export async function requireConversation(db: Db, { contactId }: Viewer, id: number): Promise<ConversationRow> {
  return requireFound(await findConversation(db, contactId, id));
}

/** @throws 404 */
export async function readConversation(db: Db, viewer: Viewer, id: number): Promise<Conversation> {
  return requireFound((await presentConversations(db, [await requireConversation(db, viewer, id)]))[0]);
}

/** Newest first. */
export async function listMessages(
  db: Db,
  { id, cleared_id: clearedId }: ConversationRow,
  window: Window,
): Promise<Page<Message>> {
  const list = db
    .selectFrom("messages")
    .selectAll()
    .where("conversation_id", "=", id)
    .where("id", ">", clearedId)
    .orderBy("id", "desc");
  return mapPage(await readPage(db, window, list), (rows) => presentMessages(db, rows));
}

/** Messages by id, as seen by all members of the conversation. */
export async function loadMessages(db: Db, ids: readonly number[]): Promise<Map<number, Message>> {
  const rows = await db.selectFrom("messages").selectAll().where("id", "=", anyId(ids)).execute();
  return mapById(await presentMessages(db, rows));
}

async function presentConversations(db: Db, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const [people, messages] = await Promise.all([
    loadPeople(db, getIds(rows)),
    loadMessages(
      db,
      rows.map((row) => row.last_id),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    participants: people.get(row.id) ?? [],
    lastMessage: messages.get(row.last_id) ?? null,
    unread: row.unread,
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
  }));
}

async function loadPeople(db: Db, conversationIds: readonly number[]): Promise<Map<number, Author[]>> {
  const { rows } = await sql<Author & { owner: number }>`
    select m.conversation_id as owner, ${authorColumns}
    from conversation_members m join contacts c on c.id = m.contact_id
    where m.conversation_id = any(${[...conversationIds]}::integer[])
    order by c.folded_name, c.id`.execute(db);
  return groupByOwner(rows);
}

async function presentMessages(db: Db, rows: readonly MessageRow[]): Promise<Message[]> {
  const [authors, attachments] = await Promise.all([
    loadAuthors(db, unique(rows.map((row) => row.author_id))),
    loadAttachments(db, "message", getIds(rows)),
  ]);
  return rows.map((row) => {
    const isDeleted = row.deleted_at !== null;
    return {
      id: row.id,
      conversationId: row.conversation_id,
      author: getReferenced(authors, row.author_id, "Author"),
      content: isDeleted ? null : row.content,
      attachments: (isDeleted ? undefined : attachments.get(row.id)) ?? noAttachments(),
      createdAt: toIso(row.created_at),
      isDeleted,
    };
  });
}
