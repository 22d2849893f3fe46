import type { Kysely, Selectable } from "kysely";
/** The tables as Kysely sees them, generated from ./migrations, which also document the columns. */
import type {
  AnnouncementEmailsTable,
  AnnouncementsTable,
  ChannelsTable,
  CommentsTable,
  Database,
  FeedTypesTable,
  InterviewsTable,
  MonitorItemsTable,
  NewsroomsTable,
  NotificationsTable,
  PostsTable,
  StoriesTable,
  TasksTable,
} from "./generated/tables.ts";

export type * from "./generated/tables.ts";
export type * from "./columns.ts";

export type Db = Kysely<Database>;

export type AnnouncementKind = AnnouncementsTable["kind"];
/** Advances from draft to published to archived, never back. */
export type AnnouncementStatus = AnnouncementsTable["status"];
/** Advances from draft to scheduled or sending to sent. */
export type MailingStatus = Selectable<AnnouncementEmailsTable>["status"];
export type ChannelType = ChannelsTable["type"];
export type InterviewType = InterviewsTable["type"];
export type MonitorSource = MonitorItemsTable["source"];
export type NewsKind = StoriesTable["kind"];
export type NewsroomStatus = Selectable<NewsroomsTable>["status"];
export type NotificationKind = NotificationsTable["type"];
export type PostType = PostsTable["type"];
export type SaveAs = PostsTable["save_as"];
export type TaskStatus = Selectable<TasksTable>["status"];
export type FeedType = FeedTypesTable["id"];
export type EntityType = CommentsTable["entity_type"];
export type TaskEntityType = NonNullable<Selectable<TasksTable>["entity_type"]>;
