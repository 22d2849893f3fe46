import { attachment, id, instant } from "./columns.ts";

/** Comments and likes. */
export const comments = [
  `create table comments (
    id ${id},
    entity_type text not null,
    entity_id integer not null,
    -- The top-level comment; null when this is one.
    parent_id integer references comments on delete cascade,
    content text not null,
    -- Contact id.
    author_id integer not null references contacts,
    created_at ${instant} not null,
    -- Set when edited.
    updated_at ${instant},
    deleted_at ${instant})`,
  `create index comments_by_entity on comments (entity_type, entity_id, created_at desc, id desc)`,
  `create index comments_by_parent on comments (parent_id, created_at, id) where parent_id is not null`,
  // Exactly one of image_id and video_id is set.
  `create table comment_attachments (
    comment_id integer not null references comments on delete cascade,
    ${attachment},
    primary key (comment_id, position))`,
  `create index comment_attachments_image on comment_attachments (image_id)`,
  `create index comment_attachments_video on comment_attachments (video_id)`,
  `create table likes (
    id ${id},
    entity_type text not null,
    entity_id integer not null,
    contact_id integer not null references contacts on delete cascade,
    created_at ${instant} not null,
    unique (entity_type, entity_id, contact_id))`,
  `create index likes_by_entity on likes (entity_type, entity_id, created_at desc, id desc)`,
];
