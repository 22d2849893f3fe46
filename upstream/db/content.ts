/** Tables of what people publish and say: posts, stories, comments, likes. */
import type { Generated } from "kysely";
import type {
  EntityType,
  Instant,
  InstantOrNull,
  NewsKind,
  Nullable,
  PostType,
  SaveAs,
  UserType,
  WithDefault,
} from "./columns.ts";

/** All seven post types; one id sequence, so that an id names one post whatever its type. */
export interface PostsTable {
  id: Generated<number>;
  type: PostType;
  /** Title of a callout or job, name of an event; null for the others. */
  title: Nullable<string>;
  /** Content, or the description of an event or job; safe HTML. */
  content: Nullable<string>;
  /** Contact id. */
  author_id: number;
  /** Contact id of whoever was signed in. */
  creator_id: number;
  save_as: SaveAs;
  /** Empty means all. */
  user_types: WithDefault<UserType[]>;
  created_at: Instant;
  /** Null for drafts; set at the first publishing and never changed. */
  published_at: InstantOrNull;
  /** Set when what a published post says is changed. */
  updated_at: InstantOrNull;
  deleted_at: InstantOrNull;
  img_id: Nullable<number>;
  /** Video of a record, reaction or statement. */
  video_id: Nullable<number>;
  /** Address of a job, reaction or statement; link of an event. */
  url: Nullable<string>;
  /** Callout. */
  deadline: InstantOrNull;
  interview_id: Nullable<number>;
  show_questions: WithDefault<boolean>;
  allow_skip: WithDefault<boolean>;
  /** Event. */
  event_type: Nullable<"online" | "offline">;
  timezone: Nullable<string>;
  address: Nullable<string>;
  venue: Nullable<string>;
  starts_at: InstantOrNull;
  ends_at: InstantOrNull;
  /** Job: the company's id, or its name when it has none here. */
  company_id: Nullable<number>;
  company_name: Nullable<string>;
  workplace: Nullable<"on-site" | "remote" | "hybrid">;
  job_type: Nullable<"full-time" | "part-time" | "temporary" | "volunteer">;
  location: Nullable<string>;
}

export interface PostCommunitiesTable {
  post_id: number;
  community_id: number;
}

/** Exactly one of image_id and video_id is set. */
export interface PostAttachmentsTable {
  post_id: number;
  position: number;
  image_id: Nullable<number>;
  video_id: Nullable<number>;
}

/** News. In feeds a story is a news item whose type is its kind. */
export interface StoriesTable {
  id: Generated<number>;
  kind: NewsKind;
  title: Nullable<string>;
  headline: Nullable<string>;
  summary: Nullable<string>;
  content: string;
  img_id: Nullable<number>;
  video_id: Nullable<number>;
  author_id: number;
  creator_id: number;
  outlet_id: Nullable<number>;
  company_id: Nullable<number>;
  /** Original place, when published elsewhere. */
  url: Nullable<string>;
  save_as: SaveAs;
  created_at: Instant;
  published_at: InstantOrNull;
  deleted_at: InstantOrNull;
}

export interface StoryBeatsTable {
  story_id: number;
  beat_id: number;
}

export interface StoryCommunitiesTable {
  story_id: number;
  community_id: number;
}

export interface CommentsTable {
  id: Generated<number>;
  entity_type: EntityType;
  entity_id: number;
  /** The top-level comment; null when this is one. */
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
  entity_type: EntityType | "comment";
  entity_id: number;
  contact_id: number;
  created_at: Instant;
}
