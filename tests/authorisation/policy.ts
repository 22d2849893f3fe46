/**
 * The permissions of callers on the objects of others, as decided for the product (docs/decisions.md), independently of the code
 * that enforces them. Objects that are not listed here may only be read and changed by their owners.
 */

/** Texts that only the owner may read, by table; in tables whose rows may be public, only those of the given condition. */
export const privateTexts: Readonly<Record<string, { columns: readonly string[]; where?: string }>> = {
  tasks: { columns: ["title", "description"] },
  work_lists: { columns: ["name", "description"] },
  contact_lists: { columns: ["name", "description"] },
  contacts: { columns: ["name", "notes", "job", "organization"], where: "account_id is not null" },
  channels: { columns: ["name", "url"] },
  monitor_searches: { columns: ["name", "q"] },
  messages: { columns: ["content"] },
  announcements: { columns: ["title", "headline", "summary", "content"], where: "status = 'draft'" },
  announcement_emails: { columns: ["subject", "preheader", "content"] },
  stories: { columns: ["title", "headline", "summary", "content"], where: "save_as = 'draft'" },
  posts: {
    columns: ["title", "content"],
    where: `save_as = 'draft' or deleted_at is not null or id in (
      select post_id from post_communities join communities on communities.id = community_id where communities.type = 'private')`,
  },
  comments: { columns: ["content"], where: "deleted_at is not null or entity_id in (select post_id from post_communities)" },
  interviews: { columns: ["title", "description"], where: "status = 'draft'" },
  questions: { columns: ["text"], where: "interview_id in (select id from interviews where status = 'draft')" },
  answers: { columns: ["content"] },
  interview_invitations: { columns: ["email"], where: "email is not null" },
  sessions: { columns: ["name", "device"] },
  two_step: { columns: ["secret"] },
  users: { columns: ["email"] },
};

type Row = Readonly<Record<string, unknown>>;

const always = (): boolean => true;
const whilePending = ({ status }: Row): boolean => status === "pending";

/**
 * References to public rows that anybody may create, as "table.column", with the condition that the new row must meet. References
 * to private rows are never allowed.
 */
export const openReferences: ReadonlyMap<string, (row: Row) => boolean> = new Map([
  ["follows_contacts.followed_id", always],
  ["follows_communities.community_id", always],
  ["community_members.community_id", always],
  ["post_communities.community_id", always],
  ["story_communities.community_id", always],
  ["announcement_communities.community_id", always],
  ["comments.parent_id", always],
  ["answer_sets.interview_id", always],
  ["saved_media.interview_id", always],
  ["conversation_members.contact_id", always],
  ["contact_list_members.contact_id", always],
  ["dismissed_contacts.dismissed_id", always],
  ["do_not_contact.contact_id", always],
  ["interview_shares.contact_id", always],
  ["interview_invitations.contact_id", always],
  ["community_invitations.contact_id", always],
  ["notifications.user_id", always],
  ["notifications.who_id", always],
  // The company confirms them by mail or in its settings.
  ["newsrooms.company_id", whilePending],
  ["company_responsibilities.company_id", whilePending],
]);

/** Whether a row is hidden from everybody but its owner, so that nobody else may refer to it. Of the rows of people, only texts are hidden. */
export const isPrivate = (table: string, row: Row, secret: string): boolean =>
  table !== "users" && (row["type"] === "private" || JSON.stringify(row).includes(secret));

/** Columns that count or record the actions of others. */
export const countingColumns: ReadonlySet<string> = new Set([
  "communities.members_count",
  "contacts.last_active_at",
  "users.has_notifications",
]);

/** Tables in which platform admins may read the rows of others, and tables in which they may also change them. */
export const adminsMay: { read: readonly string[]; write: readonly string[] } = {
  read: ["posts", "comments", "stories", "announcements", "announcement_emails", "interviews", "questions"],
  write: [
    // Posts, their comments and news.
    "posts",
    "comments",
    "stories",
    "story_communities",
    "feed_entries",
    // Announcements, which they edit, and interviews without their questions and answers.
    "announcements",
    "announcement_communities",
    "announcement_emails",
    "interviews",
    // Rows in which they save items that they may read.
    "saved_media",
    // Communities, organizations and the settings of people.
    "communities",
    "community_members",
    "companies",
    "company_responsibilities",
    "newsrooms",
    "newsroom_contacts",
    "users",
    "contacts",
    "contact_details",
    "contact_socials",
    "contact_beats",
    "outlet_responsibilities",
    "notification_settings",
    "follows_feed_types",
    "follows_communities",
    "subscriptions",
  ],
};
