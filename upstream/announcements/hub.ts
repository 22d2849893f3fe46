import { sql } from "kysely";
import { toChannel, type ChannelRow } from "../channels/store.ts";
import { loadCommentables } from "../comments/read.ts";
import { toIso, toIsoOrNull, toKey, type EntityRef } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { loadLikables } from "../likes/store.ts";
import type { Viewer } from "../session/viewer.ts";
import { loadEmail, countMailRecipients, type EmailRow } from "./email.ts";
import { presentAnnouncements, requireAnnouncement, type AnnouncementRow } from "./read.ts";
import type { AnnouncementHub } from "./schema.ts";

type Distributed = AnnouncementHub["channels"][number];

/** Returns the statistics, channels and mail of an announcement. */
export async function readHub(db: Db, viewer: Viewer, id: number): Promise<AnnouncementHub | undefined> {
  const row = await requireAnnouncement(db, viewer, id);
  const email = await loadEmail(db, id);
  const [announcements, stats, channels, { recipients: recipientsCount }] = await Promise.all([
    presentAnnouncements(db, viewer, [row]),
    loadStats(db, row),
    loadDistribution(db, row, email),
    countMailRecipients(db, email),
  ]);
  const mail = { status: email.status, recipientsCount, sendAt: toIsoOrNull(email.send_at) };
  return announcements.map((announcement) => ({ announcement, stats, channels, email: mail }))[0];
}

async function loadStats(db: Db, { id, story_id }: AnnouncementRow): Promise<AnnouncementHub["stats"]> {
  const story: EntityRef | null = story_id === null ? null : { type: "story", id: story_id };
  const refs = story === null ? [] : [story];
  const key = story === null ? "" : toKey(story);
  const [likables, commentables, { rows }] = await Promise.all([
    loadLikables(db, null, refs),
    loadCommentables(db, refs),
    sql<Pick<AnnouncementHub["stats"], "views" | "emailsSent" | "emailsOpened">>`select
      (select count(*) from announcement_views where announcement_id = ${id}) as views,
      (select count(*) from announcement_deliveries
        where announcement_id = ${id} and sent_at is not null and not failed) as "emailsSent",
      (select count(*) from announcement_deliveries where announcement_id = ${id} and opened_at is not null) as "emailsOpened"`.execute(
      db,
    ),
  ]);
  return {
    likes: likables.get(key)?.likesCount ?? 0,
    comments: commentables.get(key)?.totalCommentsCount ?? 0,
    ...(rows[0] ?? { views: 0, emailsSent: 0, emailsOpened: 0 }),
  };
}

/**
 * Returns the channels of the announcement with their delivery state. Confirmed newsrooms and the web show it as soon as it is
 * published; e-mail channels deliver it with the mail, if they were on when sending began. Posting to social networks is manual
 * and not tracked.
 */
async function loadDistribution(db: Db, { id, published_at }: AnnouncementRow, { sent_at }: EmailRow): Promise<Distributed[]> {
  const { rows } = await sql<ChannelRow & { since: Date | null; has_failed: boolean }>`
    select k.*,
      case k.type when 'email' then case when x.is_mailed then x.added_at end
        when 'newsroom' then case when k.is_active and n.status = 'confirmed' then greatest(x.added_at, n.confirmed_at) end
        else x.added_at end as since,
      (select count(*) > 0 and bool_and(d.failed) from announcement_deliveries d where d.announcement_id = ${id}) as has_failed
    from announcement_channels x join channels k on k.id = x.channel_id left join newsrooms n on n.id = k.newsroom_id
    where x.announcement_id = ${id} order by fold_text(k.name), k.id`.execute(db);
  const times = { newsroom: published_at, web: published_at, email: sent_at, social: null };
  return rows.map((row) => {
    const { since } = row;
    const channel = toChannel(row);
    const time = times[row.type];
    if (since === null || time === null) return { channel, status: "pending", deliveredAt: null };
    if (row.type === "email" && row.has_failed) return { channel, status: "failed", deliveredAt: null };
    return { channel, status: "delivered", deliveredAt: toIso(since > time ? since : time) };
  });
}

/** Replaces the channels of the announcement with active ones of the viewer's account and those already set. */
export async function setChannels(
  db: Db,
  viewer: Viewer,
  { id }: AnnouncementRow,
  channelIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(channelIds)];
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ is_active: boolean; is_kept: boolean }>`select k.is_active, x.channel_id is not null as is_kept
      from channels k
      left join announcement_channels x on x.channel_id = k.id and x.announcement_id = ${id}
      where k.id = any(${ids}::integer[]) and (k.account_id = ${viewer.accountId ?? 0} or x.channel_id is not null)`.execute(tx);
    const errors = new ValidationErrors();
    errors.add("channelIds", rows.length < ids.length ? fieldError.notFound("A channel") : null);
    const hasInactive = rows.some((row) => !row.is_active && !row.is_kept);
    errors.add("channelIds", hasInactive ? fieldError.invalid("A channel is inactive.") : null);
    errors.check();
    await sql`delete from announcement_channels
      where announcement_id = ${id} and not channel_id = any(${ids}::integer[])`.execute(tx);
    await sql`insert into announcement_channels select ${id}::integer, unnest(${ids}::integer[]), ${now}
      on conflict do nothing`.execute(tx);
  });
}
