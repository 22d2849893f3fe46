import { sql, type RawBuilder } from "kysely";
import { exists } from "../db/exists.ts";
import type { Db } from "../db/schema.ts";
import { mailSender } from "./sender.ts";

type Part = RawBuilder<unknown>;

/** The recipients of an announcement's mail: single contacts, members of lists, and the lists of its active e-mail channels. */
function namedContacts(announcementId: number): Part {
  const lists = sql`select l.list_id from announcement_email_lists l where l.announcement_id = ${announcementId}
    union select k.contact_list_id from announcement_channels x
      join channels k on k.id = x.channel_id and k.type = 'email' and k.is_active
      where x.announcement_id = ${announcementId}`;
  return sql`select contact_id from announcement_email_contacts where announcement_id = ${announcementId}
    union select contact_id from contact_list_members where list_id in (${lists})`;
}

/** A contact (alias c) with the tables of its addresses: details (d), company (o), user (u). */
const withAddresses = sql`contacts c
  left join contact_details d on d.contact_id = c.id
  left join companies o on o.contact_id = c.id
  left join users u on u.contact_id = c.id`;

/** The distinct addresses of the named contacts. */
const addresses = (announcementId: number): Part => sql`
  select distinct lower(coalesce(nullif(d.public_email, ''), nullif(o.email, ''), u.email)) as email
  from ${withAddresses}
  where c.id in (${namedContacts(announcementId)})
    and coalesce(nullif(d.public_email, ''), nullif(o.email, ''), u.email) is not null`;

/**
 * The addresses that must not get the mail even if they are listed: those that have unsubscribed from its sender, and
 * all addresses of contacts marked as "do not contact" by the account of the announcement or the account that owns a
 * named contact.
 */
const suppressed = (announcementId: number): Part => sql`
  select s.email from announcements a left join announcement_emails e on e.announcement_id = a.id
    join press_mail_unsubscribes s on s.sender_id = ${mailSender}
    where a.id = ${announcementId}
  union select lower(e.email) from announcements a
    cross join do_not_contact n join ${withAddresses} on c.id = n.contact_id
    cross join lateral (values (d.public_email), (o.email), (u.email)) as e(email)
    where a.id = ${announcementId} and e.email is not null and (n.account_id = a.account_id
      or n.account_id = c.account_id and c.id in (${namedContacts(announcementId)}))`;

/** The number of addresses that a mail goes to, and the number of named addresses that it skips. */
export interface RecipientCounts {
  recipients: number;
  excluded: number;
}

export async function countRecipients(db: Db, announcementId: number): Promise<RecipientCounts> {
  const { rows } = await sql<RecipientCounts>`
    select count(*) filter (where not is_suppressed) as recipients, count(*) filter (where is_suppressed) as excluded
    from (select email in (${suppressed(announcementId)}) as is_suppressed from (${addresses(announcementId)}) r) x`.execute(db);
  return rows[0] ?? { recipients: 0, excluded: 0 };
}

/** The addresses that receive the mail. */
export async function listRecipients(db: Db, announcementId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from (${addresses(announcementId)}) r
    where email not in (${suppressed(announcementId)}) order by email`.execute(db);
  return rows.map((row) => row.email);
}

/** Whether an address must not get the mail any more. */
export async function isSuppressed(db: Db, announcementId: number, email: string): Promise<boolean> {
  return exists(db, sql`select 1 from (${suppressed(announcementId)}) s where s.email = ${email} limit 1`);
}
