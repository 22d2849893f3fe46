import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable } from './columns.ts';
import type { EntityType } from './names.ts';

export interface CommentsTable {
  id: Generated<number>;
  entity_type: EntityType;
  entity_id: number;
  /** The top-level comment; null when this is one (D-125). */
  parent_id: Nullable<number>;
  content: string;
  /** Contact id. */
  author_id: number;
  created_at: Instant;
  /** Set when edited. */
  updated_at: InstantOrNull;
  deleted_at: InstantOrNull;
}

/** Exactly one of image_id and video_id is set. */
export interface CommentAttachmentsTable {
  comment_id: number;
  position: number;
  image_id: Nullable<number>;
  video_id: Nullable<number>;
}

export interface LikesTable {
  id: Generated<number>;
  entity_type: EntityType | 'comment';
  entity_id: number;
  contact_id: number;
  created_at: Instant;
}
