import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { setRow } from "../db/setRow.ts";
import { lostLink, requireFound } from "../http/errors.ts";
import { authorColumns } from "../users/authors.ts";
import type { Author } from "../users/schema.ts";
import type { MailSubscription } from "./schema.ts";
import { mailSender } from "./sender.ts";

interface Delivery extends Author {
  email: string;
  is_subscribed: boolean;
}

async function requireDelivery(db: Db, token: string): Promise<Delivery> {
  const { rows } = await sql<Delivery>`select ${authorColumns}, x.email,
      not exists (select 1 from press_mail_unsubscribes s where s.sender_id = c.id and s.email = x.email) as is_subscribed
    from announcement_deliveries x join announcements a on a.id = x.announcement_id
      left join announcement_emails e on e.announcement_id = a.id join contacts c on c.id = ${mailSender}
    where x.unsubscribe_token = ${token}`.execute(db);
  return requireFound(rows[0], lostLink);
}

/** Whether the address of a press mail is still subscribed to its sender. @throws 404 */
export async function readMailSubscription(db: Db, token: string): Promise<MailSubscription> {
  const { email, is_subscribed: isSubscribed, ...sender } = await requireDelivery(db, token);
  return { email, sender, isSubscribed };
}

/** Unsubscribes the address from the sender's press mails, or resubscribes it; idempotent. @throws 404 */
export async function changeMailSubscription(db: Db, token: string, isSubscribed: boolean, now: Date): Promise<MailSubscription> {
  const { id: sender_id, email } = await requireDelivery(db, token);
  await setRow(db, "press_mail_unsubscribes", { sender_id, email }, !isSubscribed, { created_at: now });
  return readMailSubscription(db, token);
}
