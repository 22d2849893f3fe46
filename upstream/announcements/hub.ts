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
 * Returns the channels of the announcement with their delivery state. Newsrooms and the web show it as soon as it is
 * published, e-mail once the mail has been sent. Posting to social networks is manual and not tracked.
 */
async function loadDistribution(db: Db, row: AnnouncementRow, email: EmailRow): Promise<Distributed[]> {
  const { rows } = await sql<ChannelRow & { added_at: Date; has_failed: boolean }>`
    select k.*, x.added_at,
      (select count(*) > 0 and bool_and(d.failed) from announcement_deliveries d where d.announcement_id = ${row.id}) as has_failed
    from announcement_channels x join channels k on k.id = x.channel_id
    where x.announcement_id = ${row.id} order by fold_text(k.name), k.id`.execute(db);
  return rows.map((channel) => {
    const since = deliveryTimes[channel.type](row, email);
    const isLate = since !== null && channel.type === "email" && channel.added_at > since;
    if (since === null || isLate) return { channel: toChannel(channel), status: "pending", deliveredAt: null };
    if (channel.type === "email" && channel.has_failed)
      return { channel: toChannel(channel), status: "failed", deliveredAt: null };
    const at = channel.added_at > since ? channel.added_at : since;
    return { channel: toChannel(channel), status: "delivered", deliveredAt: toIso(at) };
  });
}

/** The time of delivery by channel type; null while not delivered. */
const deliveryTimes: Record<ChannelRow["type"], (row: AnnouncementRow, email: EmailRow) => Date | null> = {
  newsroom: ({ published_at }) => published_at,
  web: ({ published_at }) => published_at,
  email: (_row, { sent_at }) => sent_at,
  social: () => null,
};

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
