import { sql, type Insertable, type Kysely } from "kysely";
import type { AnnouncementKind, Database } from "../upstream/db/schema.ts";
import { HOUR, MINUTE } from "../upstream/units.ts";
import { announcements, type AnnouncementText, type MailText } from "./content/announcements.ts";
import { channels } from "./content/channels.ts";
import type { CommunitySlug } from "./content/communities.ts";
import type { CompanySlug } from "./content/companies.ts";
import { beatIds, type MediaDirectory } from "./directory.ts";
import { createStableHash } from "./hash.ts";
import { toHtml } from "./markup.ts";
import type { PostRows, Uploads } from "./posts.ts";

type Tables =
  | "announcements"
  | "announcement_beats"
  | "announcement_communities"
  | "announcement_views"
  | "announcement_emails"
  | "announcement_email_contacts"
  | "announcement_deliveries"
  | "channels"
  | "announcement_channels";
/** The rows by table, in the order of insertion. */
export type AnnouncementRows = { [T in Tables]: Insertable<Database[T]>[] };

interface Context {
  directory: MediaDirectory;
  uploads: Uploads;
  communityId(slug: CommunitySlug): number;
  /** Account of a user, by contact id. */
  accountOf(contactId: number): number | null;
  accountOfCompany(slug: CompanySlug | "product"): number | null;
  /** E-mail address by contact id. */
  addressOf(contactId: number): string | null;
  now: Date;
}

const FIRST_ID = 1001;
const FIRST_OWN_CHANNEL = 1100;

/** Kinds of the announcements that the news of companies came from. */
const kinds: Readonly<Record<string, AnnouncementKind>> = { media: "media", marcoms: "marketing", epitome: "epitome" };

/** Rows of all announcements with their mails, views and channels. */
export function announcementRows(
  stories: Pick<PostRows, "stories" | "storyBeats" | "storyCommunities">,
  context: Context,
): AnnouncementRows {
  const rows: AnnouncementRows = {
    announcements: [],
    announcement_beats: [],
    announcement_communities: [],
    announcement_views: [],
    announcement_emails: [],
    announcement_email_contacts: [],
    announcement_deliveries: [],
    channels: channelRows(context),
    announcement_channels: [],
  };
  announcements.forEach((text, index) => addAnnouncement(rows, FIRST_ID + index, text, context));
  let next = FIRST_ID + announcements.length;
  for (const story of stories.stories) {
    if (story.company_id === null || story.company_id === undefined) continue;
    addStoryAnnouncement(rows, next, story, stories, context);
    next += 1;
  }
  return rows;
}

function channelRows({ accountOfCompany, now }: Context): AnnouncementRows["channels"] {
  return channels.flatMap(({ company, type, name, url, isInactive = false }, index) => {
    const account = accountOfCompany(company);
    const created = new Date(now.getTime() - (90 + index) * 24 * HOUR);
    return account === null
      ? []
      : [{ id: FIRST_ID + index, account_id: account, type, name, url, is_active: !isInactive, created_at: created }];
  });
}

function addAnnouncement(rows: AnnouncementRows, id: number, text: AnnouncementText, context: Context): void {
  const { directory, uploads, communityId, accountOf, now } = context;
  const author = directory.find(text.author);
  const creator = directory.find(text.creator).id;
  const createdAt = new Date(now.getTime() - text.hoursAgo * HOUR);
  const publishedAt = text.status === "draft" ? null : new Date(createdAt.getTime() + 25 * MINUTE);
  rows.announcements.push({
    id,
    kind: text.kind,
    status: text.status,
    title: text.title,
    headline: text.headline ?? null,
    summary: text.summary ?? null,
    content: text.text === null ? null : toHtml(text.text, directory.findMentioned),
    img_id: text.picture === undefined ? null : uploads.image(text.picture, creator, createdAt),
    video_id: text.video === undefined ? null : uploads.video(text.video, creator, createdAt),
    author_id: author.id,
    creator_id: creator,
    account_id: accountOf(creator),
    company_id: author.type === "company" ? getCompanyId(directory, author.slug) : null,
    created_at: createdAt,
    published_at: publishedAt,
  });
  rows.announcement_beats.push(...text.beats.map((beat) => ({ announcement_id: id, beat_id: beatIds[beat] })));
  rows.announcement_communities.push(
    ...text.communities.map((slug) => ({ announcement_id: id, community_id: communityId(slug) })),
  );
  addReaders(rows, id, text.readerCount ?? 0, publishedAt, context);
  for (const name of text.channels ?? []) {
    const index = channels.findIndex((channel) => channel.name === name);
    rows.announcement_channels.push({ announcement_id: id, channel_id: FIRST_ID + index, added_at: createdAt });
  }
  if (text.mail !== undefined) addMail(rows, id, text, text.mail, context);
}

const getCompanyId = (directory: MediaDirectory, slug: string): number => directory.companyId(slug as CompanySlug);

function addStoryAnnouncement(
  rows: AnnouncementRows,
  id: number,
  story: Insertable<Database["stories"]>,
  { storyBeats, storyCommunities }: Pick<PostRows, "storyBeats" | "storyCommunities">,
  context: Context,
): void {
  const publishedAt = story.published_at ?? story.created_at;
  rows.announcements.push({
    id,
    kind: kinds[story.kind] ?? "announcement",
    status: "published",
    title: story.title ?? story.headline ?? "",
    headline: story.headline,
    summary: story.summary,
    content: story.content,
    img_id: story.img_id,
    video_id: story.video_id,
    author_id: story.author_id,
    creator_id: story.creator_id,
    account_id: context.accountOf(story.creator_id),
    company_id: story.company_id,
    story_id: story.id,
    created_at: story.created_at,
    published_at: publishedAt,
  });
  const isOfStory = (row: { story_id: number }) => row.story_id === story.id;
  rows.announcement_beats.push(...storyBeats.filter(isOfStory).map(({ beat_id }) => ({ announcement_id: id, beat_id })));
  rows.announcement_communities.push(
    ...storyCommunities.filter(isOfStory).map(({ community_id }) => ({ announcement_id: id, community_id })),
  );
  addReaders(rows, id, 40 + ((id * 37) % 90), publishedAt, context);
}

/** Adds views by readers within the first days. */
function addReaders(rows: AnnouncementRows, id: number, count: number, from: Date | null, { directory, now }: Context): void {
  if (from === null) return;
  const span = Math.min(now.getTime() - from.getTime(), 96 * HOUR);
  for (let index = 0; index < count; index += 1) {
    const contact = directory.readerIds[(id * 53 + index * 7) % directory.readerIds.length];
    const at = new Date(from.getTime() + Math.round(span * ((index + 1) / (count + 1)) ** 2));
    rows.announcement_views.push({ announcement_id: id, contact_id: contact ?? null, viewed_at: at });
  }
}

function addMail(rows: AnnouncementRows, id: number, text: AnnouncementText, mail: MailText, context: Context): void {
  const { directory, addressOf, now } = context;
  const at = mail.hoursFromNow === null ? null : new Date(now.getTime() + mail.hoursFromNow * HOUR);
  const sentAt = at !== null && at < now ? at : null;
  rows.announcement_emails.push({
    announcement_id: id,
    status: sentAt !== null ? "sent" : at === null ? "draft" : "scheduled",
    subject: mail.subject,
    preheader: mail.preheader ?? null,
    from_name: mail.fromName,
    reply_to: mail.replyTo,
    content: toHtml(mail.text ?? text.text ?? "", directory.findMentioned),
    send_at: at,
    sent_at: sentAt,
  });
  const people = mail.recipients.map((slug) => directory.find(slug).id);
  rows.announcement_email_contacts.push(...people.map((contact) => ({ announcement_id: id, contact_id: contact })));
  const addresses = people.flatMap((contact) => addressOf(contact) ?? []);
  if (sentAt === null) return;
  addresses.forEach((email, index) =>
    rows.announcement_deliveries.push({
      id: FIRST_ID + rows.announcement_deliveries.length,
      announcement_id: id,
      email,
      hash: createStableHash(`demo mail ${id} ${email}`),
      unsubscribe_token: createStableHash(`demo unsubscribe ${id} ${email}`),
      sent_at: sentAt,
      opened_at: index < (mail.openedCount ?? 0) ? new Date(sentAt.getTime() + (index + 1) * 40 * MINUTE) : null,
    }),
  );
}

/**
 * Creates channels for the newsrooms and contact lists of accounts. The newest announcement of each account is distributed by
 * its newsroom.
 */
export async function addOwnChannels(db: Kysely<Database>, now: Date): Promise<void> {
  const created = new Date(now.getTime() - 80 * 24 * HOUR);
  await sql`insert into channels (id, account_id, type, name, newsroom_id, created_at)
    select ${FIRST_OWN_CHANNEL}::integer + row_number() over (order by n.id), n.account_id, 'newsroom', n.name, n.id, ${created}
    from newsrooms n where n.account_id is not null and n.status = 'confirmed'`.execute(db);
  await sql`insert into channels (id, account_id, type, name, contact_list_id, created_at)
    select ${FIRST_OWN_CHANNEL + 100}::integer + row_number() over (order by l.id), l.account_id, 'email', l.name, l.id, ${created}
    from contact_lists l`.execute(db);
  await sql`insert into announcement_channels (announcement_id, channel_id, added_at)
    select (select a.id from announcements a where a.account_id = k.account_id and a.status = 'published'
      order by a.published_at desc limit 1), k.id, ${created}
    from channels k where k.type = 'newsroom' and exists (
      select 1 from announcements a where a.account_id = k.account_id and a.status = 'published')`.execute(db);
}
