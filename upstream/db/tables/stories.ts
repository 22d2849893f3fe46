import type { Generated } from 'kysely';
import type { Instant, InstantOrNull, Nullable } from './columns.ts';
import type { NewsKind, SaveAs } from './names.ts';

/** News. In feeds a story is a news item whose type is its kind (D-143). */
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
