import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Database } from "../db/schema.ts";

type Db = Kysely<Database>;

/**
 * The addresses that the mail of an announcement goes to, each once: of contacts that it names, of members of the lists
 * that it names, and of the lists of its active e-mail channels.
 */
function addresses(announcementId: number): RawBuilder<unknown> {
  const lists = sql`select l.list_id from announcement_email_lists l where l.announcement_id = ${announcementId}
    union select k.contact_list_id from announcement_channels x
      join channels k on k.id = x.channel_id and k.type = 'email' and k.is_active
      where x.announcement_id = ${announcementId}`;
  const named = sql`select contact_id from announcement_email_contacts where announcement_id = ${announcementId}
    union select contact_id from contact_list_members where list_id in (${lists})`;
  return sql`select distinct lower(coalesce(nullif(d.public_email, ''), nullif(o.email, ''), u.email)) as email
    from contacts c
    left join contact_details d on d.contact_id = c.id
    left join companies o on o.contact_id = c.id
    left join users u on u.contact_id = c.id
    where c.id in (${named})
      and coalesce(nullif(d.public_email, ''), nullif(o.email, ''), u.email) is not null`;
}

export async function countRecipients(db: Db, announcementId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${addresses(announcementId)}) r`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function listRecipients(db: Db, announcementId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`${addresses(announcementId)} order by email`.execute(db);
  return rows.map((row) => row.email);
}
