import type { Generated } from "kysely";
import type { EntityType, Instant, Nullable, WithDefault } from "./columns.ts";

/** The kinds that arise from what people do to posts, stories and comments, and from answered interviews. */
export type NotificationKind =
  | "comment"
  | "commentAsReply"
  | "like"
  | "likeOnComment"
  | "mention"
  | "mentionOnComment"
  | "interviewAnswer";

/** What one user is told of somebody else's action. */
export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  type: NotificationKind;
  /** Contact id of whoever did it; null where somebody without an account has answered an interview. */
  who_id: Nullable<number>;
  entity_type: EntityType;
  entity_id: number;
  /** The new or liked comment, for the kinds about comments. */
  comment_id: Nullable<number>;
  /** The finished answers that an interviewAnswer tells of. */
  answer_set_id: Nullable<number>;
  is_read: WithDefault<boolean>;
  /** False where it was sent by e-mail alone: no list shows it. */
  on_site: WithDefault<boolean>;
  created_at: Instant;
}
