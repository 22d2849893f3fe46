import type { Generated } from 'kysely';
import type { Instant, Nullable } from './columns.ts';

export interface ImagesTable {
  id: Generated<number>;
  /** "/files/...". */
  path: string;
  width: number;
  height: number;
  mime: string;
  size: number;
  /** Contact id of the uploader. */
  owner_id: Nullable<number>;
  created_at: Instant;
}

export interface VideosTable {
  id: Generated<number>;
  /** The uploaded file, "/files/...", which is checked while the video is processing; null without one. */
  source: Nullable<string>;
  /** "/files/..."; null while it is processing. */
  url: Nullable<string>;
  cover_url: Nullable<string>;
  /** Whole seconds. */
  duration: Nullable<number>;
  status: 'processing' | 'processed';
  error: Nullable<string>;
  mime: string;
  size: number;
  owner_id: Nullable<number>;
  created_at: Instant;
}
