import { sql, type Selectable } from "kysely";
import { requireAccount } from "../accounts/rules.ts";
import { updateChanged } from "../db/changedColumns.ts";
import { exists } from "../db/exists.ts";
import { toIso, anyId } from "../db/refs.ts";
import type { ChannelType, Database, Db } from "../db/schema.ts";
import { ValidationErrors, notFound } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Page, Window } from "../http/paging.ts";
import { readPage } from "../http/readPage.ts";
import type { Viewer } from "../session/viewer.ts";
import { readWebAddress, readRequiredLine } from "../validation/checks.ts";
import { channelLimits, type Channel, type ChannelChanges, type ChannelInput } from "./schema.ts";

export type ChannelRow = Selectable<Database["channels"]>;
type Values = Pick<ChannelRow, "name" | "url" | "newsroom_id" | "contact_list_id" | "is_active">;

const emptyChannel: Values = { name: "", url: null, newsroom_id: null, contact_list_id: null, is_active: true };

export const toChannel = (row: ChannelRow): Channel => ({
  id: row.id,
  type: row.type,
  name: row.name,
  url: row.url,
  newsroomId: row.newsroom_id,
  contactListId: row.contact_list_id,
  isActive: row.is_active,
  createdAt: toIso(row.created_at),
});

/** Channels of the viewer's account, by name; empty for users without an account. */
export async function listChannels(
  db: Db,
  viewer: Viewer,
  type: ChannelType | undefined,
  window: Window,
): Promise<Page<Channel>> {
  const list = db
    .selectFrom("channels")
    .selectAll()
    .where("account_id", "=", viewer.accountId ?? 0)
    .$if(type !== undefined, (all) => all.where("type", "=", type ?? "web"))
    .orderBy(({ fn }) => fn("fold_text", ["name"]))
    .orderBy("id");
  const { data: rows, meta } = await readPage(db, window, list);
  return { data: rows.map(toChannel), meta };
}

/** Returns those of the channels that belong to the viewer's account. */
export async function findChannels(db: Db, viewer: Viewer, ids: readonly number[]): Promise<Map<number, Channel>> {
  const rows = await db
    .selectFrom("channels")
    .selectAll()
    .where("account_id", "=", viewer.accountId ?? 0)
    .where("id", "=", anyId(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, toChannel(row)]));
}

/** @throws 404 for channels of other accounts */
export async function requireChannel(db: Db, viewer: Viewer, id: number): Promise<ChannelRow> {
  return db
    .selectFrom("channels")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", viewer.accountId ?? 0)
    .executeTakeFirstOrThrow(notFound);
}

/** @throws 422 for users without an account, or by field */
export async function createChannel(db: Db, viewer: Viewer, input: ChannelInput, now: Date): Promise<Channel> {
  const accountId = requireAccount(viewer);
  const values = await prepare(db, { ...viewer, accountId }, input.type, input, emptyChannel);
  const row = await db
    .insertInto("channels")
    .values({ ...values, type: input.type, account_id: accountId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toChannel(row);
}

/** Changes the given fields; the type cannot change. @throws 422 by field */
export async function updateChannel(db: Db, viewer: Viewer, before: ChannelRow, changes: ChannelChanges): Promise<Channel> {
  const values = await prepare(db, { ...viewer, accountId: before.account_id }, before.type, changes, before);
  await updateChanged(db, "channels", before, values);
  return toChannel(await requireChannel(db, viewer, before.id));
}

/** The field that each type of channel requires. */
const requiredFields: Record<ChannelType, { field: string; label: string; column: "url" | "newsroom_id" | "contact_list_id" }> = {
  newsroom: { field: "newsroomId", label: "Newsroom", column: "newsroom_id" },
  email: { field: "contactListId", label: "Contact list", column: "contact_list_id" },
  web: { field: "url", label: "Url", column: "url" },
  social: { field: "url", label: "Url", column: "url" },
};

async function prepare(
  db: Db,
  viewer: Viewer & { accountId: number },
  type: ChannelType,
  input: ChannelChanges,
  before: Values,
): Promise<Values> {
  const errors = new ValidationErrors();
  const name = readRequiredLine(errors, ["name", "Name", channelLimits.name], input.name, before.name);
  const url = input.url === undefined ? before.url : readWebAddress(input.url, errors);
  const values: Values = {
    name,
    url,
    newsroom_id: type === "newsroom" ? (input.newsroomId === undefined ? before.newsroom_id : input.newsroomId) : null,
    contact_list_id: type === "email" ? (input.contactListId === undefined ? before.contact_list_id : input.contactListId) : null,
    is_active: input.isActive ?? before.is_active,
  };
  const { field, label, column } = requiredFields[type];
  // A channel whose contact list was deleted is off, and can be changed without a new one while it stays off.
  const isLost = before !== emptyChannel && before[column] === null && !values.is_active;
  errors.add(field, values[column] === null && !isLost ? fieldError.required(label) : null);
  if (values.newsroom_id !== null && values.newsroom_id !== before.newsroom_id)
    errors.add("newsroomId", (await canUseNewsroom(db, viewer, values.newsroom_id)) ? null : fieldError.notFound("Newsroom"));
  if (values.contact_list_id !== null && values.contact_list_id !== before.contact_list_id) {
    errors.add(
      "contactListId",
      (await isOwnList(db, viewer, values.contact_list_id)) ? null : fieldError.notFound("Contact list"),
    );
  }
  errors.check();
  return values;
}

/** Whether the newsroom belongs to the viewer or to the viewer's account, and has not been declined. */
async function canUseNewsroom(db: Db, viewer: Viewer & { accountId: number }, id: number): Promise<boolean> {
  const query = sql`select 1 from newsrooms n where n.id = ${id} and n.status <> 'declined'
    and (n.account_id = ${viewer.accountId} or n.owner_id = ${viewer.contactId})`;
  return exists(db, query);
}

async function isOwnList(db: Db, { accountId }: { accountId: number }, id: number): Promise<boolean> {
  return exists(db, sql`select 1 from contact_lists where id = ${id} and account_id = ${accountId}`);
}
