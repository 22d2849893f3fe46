import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { toIso, getReferenced } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { lostLink, requireFound, requirePossible } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { hashToken } from "../session/sessions.ts";
import { DAY } from "../units.ts";
import { loadAuthors } from "../users/authors.ts";
import { composeNewsroomMail } from "./mail.ts";
import { readNewsroomForGuests } from "./read.ts";
import type { Newsroom, NewsroomConfirmation } from "./schema.ts";

/** Lifetime of a mailed link, in ms. */
const LIFETIME = 30 * DAY;

/** Asks the company to confirm the newsroom: the link is mailed to all people who can decide for it. */
export async function requestConfirmation(db: Db, services: Services, newsroomId: number, requesterId: number): Promise<void> {
  const { now, jobs } = services;
  const hash = randomBytes(24).toString("base64url");
  const at = now();
  await db
    .insertInto("newsroom_confirmations")
    .values({
      newsroom_id: newsroomId,
      requester_id: requesterId,
      hash_digest: hashToken(hash),
      created_at: at,
      expires_at: new Date(at.getTime() + LIFETIME),
    })
    .execute();
  const { rows } = await sql<{ newsroom: string; company: string; email: string | null; requester: string }>`
    select n.name as newsroom, c.name as company, o.email, r.name as requester
    from newsrooms n join companies o on o.id = n.company_id join contacts c on c.id = o.contact_id, contacts r
    where n.id = ${newsroomId} and r.id = ${requesterId}`.execute(db);
  for (const { email, ...names } of rows) {
    const recipients = email === null ? await findOwnerAddresses(db, newsroomId) : [email];
    const mails = recipients.map((to) => ({ payload: composeNewsroomMail({ ...names, to, hash }, services) }));
    await jobs.enqueueAll(db, "send-mail", mails);
  }
}

/** The e-mail addresses of the owners of a company without a public address. */
async function findOwnerAddresses(db: Db, newsroomId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from newsrooms n join companies o on o.id = n.company_id
    join users u on u.contact_id = o.owner_id
      or ('accountAdmin' = any(u.roles) and u.account_id in (select a.id from accounts a where a.company_id = o.id))
    where n.id = ${newsroomId} order by u.id`.execute(db);
  return rows.map(({ email }) => email);
}

interface Confirmation {
  newsroom_id: number;
  requester_id: number;
  expires_at: Date;
}

/** @throws 404 when the link is unknown, used or expired */
async function requireConfirmation(db: Db, hash: string, now: Date): Promise<Confirmation> {
  return db
    .selectFrom("newsroom_confirmations as x")
    .innerJoin("newsrooms as n", "n.id", "x.newsroom_id")
    .select(["x.newsroom_id", "x.requester_id", "x.expires_at"])
    .where("x.hash_digest", "=", hashToken(hash))
    .where("x.expires_at", ">", now)
    .where("n.status", "=", "pending")
    .executeTakeFirstOrThrow(() => lostLink());
}

/** Returns the content of the confirmation page. @throws 404 */
export async function readConfirmation(db: Db, hash: string, now: Date): Promise<NewsroomConfirmation> {
  const confirmation = await requireConfirmation(db, hash, now);
  const newsroom = requireFound(await readNewsroomForGuests(db, confirmation.newsroom_id), lostLink);
  const requesters = await loadAuthors(db, [confirmation.requester_id]);
  const requester = getReferenced(requesters, confirmation.requester_id, "Contact");
  return { hash, newsroom, requester, expiresAt: toIso(confirmation.expires_at) };
}

/** Applies the company's decision, which invalidates the link. @throws 404 */
export async function decideConfirmation(db: Db, hash: string, accept: boolean, now: Date) {
  const { newsroom_id: id } = await requireConfirmation(db, hash, now);
  if (!(await setDecision(db, id, accept ? "confirmed" : "declined", now))) throw lostLink();
  return readNewsroomForGuests(db, id);
}

/** Applies a platform admin's decision. @throws 422 for a newsroom that is not pending */
export async function reviewNewsroom(db: Db, id: number, status: Newsroom["status"], now: Date): Promise<void> {
  requirePossible(status !== "pending" && (await setDecision(db, id, status, now)));
}

/** The first decision wins; it deletes all links of the newsroom. */
function setDecision(db: Db, id: number, status: "confirmed" | "declined", now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("newsrooms")
      .set({ status, confirmed_at: status === "confirmed" ? now : null })
      .where("id", "=", id)
      .where("status", "=", "pending")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await tx.deleteFrom("newsroom_confirmations").where("newsroom_id", "=", id).execute();
    return true;
  });
}
