import { id, instant } from "./columns.ts";

/** Uploaded pictures and videos. */
export const media = [
  `create table images (
    id ${id},
    -- "/files/...".
    path text not null,
    width integer not null,
    height integer not null,
    mime text not null,
    size integer not null,
    -- Contact id of the uploader.
    owner_id integer references contacts,
    created_at ${instant} not null)`,
  `create index images_by_age on images (created_at)`,
  // answer_set_id is no foreign key: uploads of deleted answers are swept. The claim names the node that processes the video,
  // and when its lease ends.
  `create table videos (
    id ${id},
    -- "/files/..."; null while it is processing.
    url text,
    cover_url text,
    -- Whole seconds.
    duration integer,
    status text not null check (status in ('processing', 'processed')),
    error text,
    mime text not null,
    size integer not null,
    owner_id integer references contacts,
    -- The answers by whose hash it was uploaded; they may be gone.
    answer_set_id integer,
    -- The uploaded file, "/files/...", which is checked while the video is processing; null without one.
    source text,
    -- Names the one attempt that is processing it; null while none is.
    claim text,
    -- By the database's clock. After it another node may claim the video.
    claimed_until ${instant},
    -- How often processing was begun.
    attempts integer not null default 0,
    created_at ${instant} not null)`,
  `create index videos_by_age on videos (created_at)`,
  `create index videos_waiting on videos (id) where status = 'processing' and error is null and source is not null`,
];
