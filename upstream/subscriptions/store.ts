import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { setRow } from "../db/setRow.ts";
import { notFound } from "../http/errors.ts";
import { type Page, wholeList } from "../http/paging.ts";
import type { Subscription } from "./schema.ts";

/** All newsletters, each with whether the user is subscribed. */
export async function listSubscriptions(db: Db, userId: number): Promise<Page<Subscription>> {
  const { rows } = await sql<Subscription>`select n.id, n.name, n.description, n.frequency,
      exists (select 1 from subscriptions s where s.newsletter_id = n.id and s.user_id = ${userId}) as "isSubscribed"
    from newsletters n order by n.position, n.id`.execute(db);
  return wholeList(rows, 100);
}

/** Whether the user is subscribed to the newsletter. */
export async function isSubscribed(db: Db, userId: number, newsletterId: number): Promise<boolean> {
  const row = await db
    .selectFrom("subscriptions")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("newsletter_id", "=", newsletterId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Subscribes or unsubscribes; idempotent. The first issue begins with what is published from then on. @throws 404 */
export async function setSubscription(
  db: Db,
  userId: number,
  newsletterId: number,
  isSubscribed: boolean,
  now: Date,
): Promise<void> {
  await db.selectFrom("newsletters").select("id").where("id", "=", newsletterId).executeTakeFirstOrThrow(notFound);
  const key = { user_id: userId, newsletter_id: newsletterId };
  await setRow(db, "subscriptions", key, isSubscribed, { since: now });
}
