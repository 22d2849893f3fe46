import type { Kysely } from "kysely";
import { PLATFORM_AUTHOR_ID } from "../upstream/db/platformAuthor.ts";
import type { Database } from "../upstream/db/schema.ts";
import { addOwnChannels, announcementRows } from "./announcements.ts";
import { commentRows } from "./comments.ts";
import { communityId, communityRows } from "./communities.ts";
import { addressBookRows } from "./contacts.ts";
import { accounts } from "./content/accounts.ts";
import type { CommunitySlug } from "./content/communities.ts";
import { conversationRows } from "./conversations.ts";
import { createMediaDirectory, personSlugs } from "./directory.ts";
import { directoryRows } from "./directoryRows.ts";
import { insertAll } from "./insert.ts";
import { interviewRows } from "./interviews.ts";
import { collectItems } from "./items.ts";
import { likeRows } from "./likes.ts";
import type { DemoMedia } from "./media.ts";
import { monitorRows } from "./monitor.ts";
import { newsroomRows } from "./newsrooms.ts";
import { notificationRows } from "./notifications.ts";
import { addUnlisted, createUploads, emptyRows, publish } from "./posts.ts";
import { detailRows, followRows, outletBeatRows, socialRows } from "./profiles.ts";
import { createRandom } from "./random.ts";
import { readerRows } from "./readers.ts";
import { companyResponsibilityRows, outletResponsibilityRows, spokespeopleRows } from "./responsibilities.ts";
import { schedule } from "./schedule.ts";
import { notificationSettingRows, subscriptionRows } from "./subscriptions.ts";
import { addOwnCallouts, workRows } from "./work.ts";

/** Ids of pictures: banners of companies from 1001, of communities from 1101, all others from 1201. */
const FIRST_COMPANY_BANNER = 1001;
const FIRST_COMMUNITY_IMAGE = 1101;
const FIRST_UPLOAD = 1201;

export interface DemoOptions {
  productName: string;
  now: Date;
}

/** Inserts the rows of the demo data, which refer to the given pictures and videos. The caller must advance the sequences. */
export async function fill(db: Kysely<Database>, media: DemoMedia, options: DemoOptions): Promise<void> {
  const countries = new Map(
    (await db.selectFrom("countries").select(["id", "code"]).execute()).map(({ id, code }) => [code, id]),
  );
  const countryId = (code: string): number | null => countries.get(code) ?? null;
  await db
    .updateTable("contacts")
    .set({ avatar: media.product.full, avatar_icon: media.product.icon })
    .where("id", "=", PLATFORM_AUTHOR_ID)
    .execute();
  await insertRows(db, await createRows(media, countryId, options));
  await addOwnChannels(db, options.now);
}

/** Creates the rows of the demo data. They refer to each other by ids that are known before anything is inserted. */
async function createRows(media: DemoMedia, countryId: (code: string) => number | null, { productName, now }: DemoOptions) {
  const directory = createMediaDirectory(productName);
  const random = createRandom("schedule");
  const items = collectItems(directory, random);
  const people = await directoryRows({ directory, media, productName, now, firstBannerId: FIRST_COMPANY_BANNER, countryId });
  const readers = readerRows(directory, now, countryId);
  const communities = communityRows(directory, media, items, now, FIRST_COMMUNITY_IMAGE, countryId);

  const rows = emptyRows();
  const uploads = createUploads(media, rows, FIRST_UPLOAD);
  const context = { directory, rows, uploads, communityId, now };
  const published = publish(schedule(items, now, random), context);
  addUnlisted(context, 1001 + published.length);

  const inactive = new Set(
    accounts.flatMap(({ person, isReadOnly, onboarding }) =>
      isReadOnly === true || onboarding !== undefined ? [directory.find(person).id] : [],
    ),
  );
  const everybody = personSlugs.map((slug) => directory.find(slug).id).filter((id) => !inactive.has(id));
  const members = (of: ReadonlyMap<CommunitySlug, readonly number[]>, slugs: readonly CommunitySlug[]): number[] => [
    ...new Set(slugs.flatMap((slug) => of.get(slug) ?? [])),
  ];
  const active = (slugs: readonly CommunitySlug[]): readonly number[] =>
    slugs.length === 0 ? everybody : members(communities.people, slugs).filter((id) => !inactive.has(id));
  const names = new Map([...people.contacts, ...readers.contacts].map(({ id, name }) => [id, name]));
  const comments = commentRows(published, directory, active, (id) => names.get(id) ?? productName, uploads, now);
  const interviews = interviewRows(directory, uploads, rows.posts, now);
  const details = detailRows(directory);
  const accountsByContact = new Map(people.users.map(({ contact_id, account_id = null }) => [contact_id, account_id]));
  const announcements = announcementRows(rows, {
    directory,
    uploads,
    communityId,
    now,
    accountOf: (contactId) => accountsByContact.get(contactId) ?? null,
    accountOfCompany: (slug) => {
      const companyId = slug === "product" ? PLATFORM_AUTHOR_ID : directory.companyId(slug);
      return people.accounts.find(({ company_id }) => company_id === companyId)?.id ?? null;
    },
    addressOf: (contactId) => details.find(({ contact_id }) => contact_id === contactId)?.public_email ?? null,
  });
  addOwnCallouts(directory, rows, interviews, communityId, now);
  const likers = (slugs: readonly CommunitySlug[]): readonly number[] => [
    ...active(slugs),
    ...(slugs.length === 0 ? directory.readerIds : members(communities.readers, slugs)),
  ];
  const likes = likeRows(published, comments.visible, likers, now);

  const notifications = notificationRows({
    users: people.users,
    published,
    contents: new Map(rows.posts.map(({ id, content }) => [Number(id), content ?? ""])),
    comments: comments.comments,
    likes,
    interviews: interviews.interviews,
    answerSets: interviews.answer_sets,
  });
  const unread = new Set(notifications.filter((row) => row.is_read === false).map((row) => row.user_id));
  return {
    people: { ...people, users: people.users.map((user) => ({ ...user, has_notifications: unread.has(Number(user.id)) })) },
    readers,
    profiles: {
      details,
      socials: socialRows(directory),
      companies: companyResponsibilityRows(directory),
      spokespeople: spokespeopleRows(directory),
      outlets: outletResponsibilityRows(directory),
      outletBeats: outletBeatRows(directory),
      follows: followRows(directory),
    },
    newsrooms: newsroomRows(directory, people, now),
    communities,
    interviews,
    posts: rows,
    announcements,
    comments,
    likes,
    notifications,
    addressBook: addressBookRows(directory, people.accounts, now, countryId),
    work: workRows(directory, people.accounts, published, now),
    monitor: monitorRows(directory, now),
    conversations: conversationRows(directory, now),
  };
}

/** Inserts all rows in the order that the foreign keys require. */
async function insertRows(
  db: Kysely<Database>,
  {
    people,
    readers,
    profiles,
    newsrooms,
    communities,
    interviews,
    posts,
    announcements,
    ...rows
  }: Awaited<ReturnType<typeof createRows>>,
): Promise<void> {
  await insertAll(db, "contacts", [...people.contacts, ...readers.contacts]);
  await insertAll(db, "contact_beats", [...people.beats, ...readers.beats]);
  await insertAll(db, "contact_details", [...profiles.details, ...readers.details]);
  await insertAll(db, "contact_socials", profiles.socials);
  await insertAll(db, "images", [...people.banners, ...communities.images, ...posts.images]);
  await insertAll(db, "videos", posts.videos);
  await insertAll(db, "companies", people.companies);
  await insertAll(db, "company_responsibilities", profiles.companies);
  await insertAll(db, "spokespeople", profiles.spokespeople);
  await insertAll(db, "outlets", people.outlets);
  await insertAll(db, "outlet_beats", profiles.outletBeats);
  await insertAll(db, "outlet_responsibilities", profiles.outlets);
  await insertAll(db, "follows_contacts", profiles.follows);
  await insertAll(db, "accounts", people.accounts);
  await insertAll(db, "users", people.users);
  await insertAll(db, "newsrooms", newsrooms.newsrooms);
  await insertAll(db, "newsroom_contacts", newsrooms.contacts);
  await insertAll(db, "newsroom_confirmations", newsrooms.confirmations);
  await insertAll(db, "subscriptions", subscriptionRows(people.users));
  await insertAll(db, "notification_settings", notificationSettingRows(people.users));
  await insertAll(db, "communities", communities.communities);
  await insertAll(db, "community_members", communities.members);
  await insertAll(db, "community_invitations", communities.invitations);
  await insertAll(db, "follows_communities", communities.follows);
  await insertAll(db, "follows_feed_types", communities.feedTypes);
  await insertAll(db, "interviews", interviews.interviews);
  await insertAll(db, "interview_beats", interviews.interview_beats);
  await insertAll(db, "questions", interviews.questions);
  await insertAll(db, "posts", posts.posts);
  await insertAll(db, "post_communities", posts.postCommunities);
  await insertAll(db, "post_attachments", posts.postAttachments);
  await insertAll(db, "answer_sets", interviews.answer_sets);
  await insertAll(db, "answers", interviews.answers);
  await insertAll(db, "interview_invitations", interviews.interview_invitations);
  await insertAll(db, "interview_shares", interviews.interview_shares);
  await insertAll(db, "saved_media", interviews.saved_media);
  await insertAll(db, "stories", posts.stories);
  await insertAll(db, "story_beats", posts.storyBeats);
  await insertAll(db, "story_communities", posts.storyCommunities);
  await insertAll(db, "announcements", announcements.announcements);
  await insertAll(db, "announcement_beats", announcements.announcement_beats);
  await insertAll(db, "announcement_communities", announcements.announcement_communities);
  await insertAll(db, "announcement_views", announcements.announcement_views);
  await insertAll(db, "announcement_emails", announcements.announcement_emails);
  await insertAll(db, "announcement_email_contacts", announcements.announcement_email_contacts);
  await insertAll(db, "announcement_deliveries", announcements.announcement_deliveries);
  await insertAll(db, "channels", announcements.channels);
  await insertAll(db, "announcement_channels", announcements.announcement_channels);
  await insertAll(db, "comments", rows.comments.comments);
  await insertAll(db, "comment_attachments", rows.comments.attachments);
  await insertAll(db, "likes", rows.likes);
  await insertAll(db, "notifications", rows.notifications);
  await insertAll(db, "contacts", rows.addressBook.contacts);
  await insertAll(db, "contact_details", rows.addressBook.details);
  await insertAll(db, "contact_beats", rows.addressBook.beats);
  await insertAll(db, "contact_lists", rows.addressBook.lists);
  await insertAll(db, "contact_list_members", rows.addressBook.members);
  await insertAll(db, "work_lists", rows.work.work_lists);
  await insertAll(db, "work_list_members", rows.work.work_list_members);
  await insertAll(db, "tasks", rows.work.tasks);
  await insertAll(db, "monitor_items", rows.monitor.monitor_items);
  await insertAll(db, "monitor_item_beats", rows.monitor.monitor_item_beats);
  await insertAll(db, "monitor_searches", rows.monitor.monitor_searches);
  await insertAll(db, "conversations", rows.conversations.conversations);
  await insertAll(db, "conversation_members", rows.conversations.members);
  await insertAll(db, "messages", rows.conversations.messages);
}
