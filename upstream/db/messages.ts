import type { Generated } from "kysely";
import type { Instant, InstantOrNull, Nullable, WithDefault } from "./columns.ts";

/** What the same two or more people write to each other; they have one conversation. */
export interface ConversationsTable {
  id: Generated<number>;
  /** The contact ids of all participants, smallest first, separated by commas: it identifies their conversation. */
  participants_key: string;
  created_at: Instant;
  /** When something was written last. */
  updated_at: Instant;
}

export interface ConversationMembersTable {
  conversation_id: number;
  contact_id: number;
  /** The newest message that this person has read; 0 before the first. */
  read_id: WithDefault<number>;
  /** The newest message when this person deleted the conversation: it and older ones are gone for them; 0 when never. */
  cleared_id: WithDefault<number>;
}

export interface MessagesTable {
  id: Generated<number>;
  conversation_id: number;
  /** Contact id. */
  author_id: number;
  /** Plain text. */
  content: string;
  created_at: Instant;
  deleted_at: InstantOrNull;
}

/** Exactly one of image_id and video_id is set. */
export interface MessageAttachmentsTable {
  message_id: number;
  position: number;
  image_id: Nullable<number>;
  video_id: Nullable<number>;
}
