import { attachment, id, instant, wordsOf } from "./columns.ts";

/** Posts of all types. They share one id sequence, so an id identifies a post regardless of its type. */
export const posts = [
  `create table posts (
    id ${id},
    type text not null
      check (type in ('communityPost', 'job', 'callout', 'event', 'record', 'reaction', 'statement')),
    -- Title of a callout or job, name of an event; null for the others.
    title text,
    -- Content, or the description of an event or job; safe HTML.
    content text,
    -- Contact id.
    author_id integer not null references contacts,
    -- Contact id of the signed-in user.
    creator_id integer not null references contacts,
    save_as text not null check (save_as in ('draft', 'published')),
    -- Empty means all.
    user_types text[] not null default '{}',
    created_at ${instant} not null,
    -- Null for drafts; set at the first publishing and never changed.
    published_at ${instant},
    -- Set when what a published post says is changed.
    updated_at ${instant},
    deleted_at ${instant},
    img_id integer references images,
    -- Video of a record, reaction or statement.
    video_id integer references videos,
    -- Address of a job, reaction or statement; link of an event.
    url text,
    -- Of call-outs, as the next three.
    deadline ${instant},
    interview_id integer references interviews,
    show_questions boolean not null default false,
    allow_skip boolean not null default false,
    -- Of events, as the next five.
    event_type text check (event_type in ('online', 'offline')),
    timezone text,
    address text,
    venue text,
    starts_at ${instant},
    ends_at ${instant},
    -- Of jobs, as the next four: the company's id, or its name when it has none here.
    company_id integer references companies,
    company_name text,
    workplace text check (workplace in ('on-site', 'remote', 'hybrid')),
    job_type text check (job_type in ('full-time', 'part-time', 'temporary', 'volunteer')),
    location text,
    check ((save_as = 'published') = (published_at is not null)))`,
  `create index posts_feed on posts (published_at desc, id desc)
    where published_at is not null and deleted_at is null`,
  `create index posts_by_type on posts (type, published_at desc, id desc)
    where published_at is not null and deleted_at is null`,
  `create index posts_by_author on posts (author_id, published_at desc, id desc)`,
  `create index posts_by_creator on posts (creator_id)`,
  `create index posts_by_image on posts (img_id) where img_id is not null`,
  `create index posts_by_video on posts (video_id) where video_id is not null`,
  `create index posts_by_interview on posts (interview_id) where interview_id is not null`,
  `create index posts_words on posts
    using ${wordsOf("title", "content", "company_name", "location", "venue", "address")}`,
  `create table post_communities (
    post_id integer not null references posts on delete cascade,
    community_id integer not null references communities on delete cascade,
    primary key (post_id, community_id))`,
  `create index post_communities_community on post_communities (community_id, post_id)`,
  // Exactly one of image_id and video_id is set.
  `create table post_attachments (
    post_id integer not null references posts on delete cascade,
    ${attachment},
    primary key (post_id, position))`,
  `create index post_attachments_image on post_attachments (image_id)`,
  `create index post_attachments_video on post_attachments (video_id)`,
];
