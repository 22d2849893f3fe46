import { id, instant } from "./columns.ts";

/** Interviews and their questions. */
export const interviews = [
  // closed_at is unknown for interviews that were closed before there was such a column.
  `create table interviews (
    id ${id},
    title text not null,
    description text,
    type text not null check (type in ('video', 'text')),
    status text not null check (status in ('draft', 'open', 'closed')),
    author_id integer not null references contacts,
    creator_id integer not null references contacts,
    img_id integer references images,
    deadline ${instant},
    show_questions boolean not null default false,
    allow_skip boolean not null default false,
    is_public boolean not null default false,
    created_at ${instant} not null,
    published_at ${instant},
    closed_at ${instant},
    deleted_at ${instant})`,
  `create index interviews_wire on interviews (published_at desc, id desc)
    where published_at is not null and deleted_at is null`,
  `create index interviews_by_author on interviews (author_id, created_at desc, id desc)`,
  `create index interviews_by_image on interviews (img_id) where img_id is not null`,
  `create table interview_beats (
    interview_id integer not null references interviews on delete cascade,
    beat_id integer not null references beats,
    primary key (interview_id, beat_id))`,
  `create table questions (
    id ${id},
    interview_id integer not null references interviews on delete cascade,
    position integer not null,
    text text not null,
    video_id integer references videos,
    time_limit integer check (time_limit > 0),
    created_at ${instant} not null)`,
  `create index questions_by_interview on questions (interview_id, position, id)`,
  `create index questions_by_video on questions (video_id) where video_id is not null`,
  `create table interview_shares (
    interview_id integer not null references interviews on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    created_at ${instant} not null,
    primary key (interview_id, contact_id))`,
  `create index interview_shares_contact on interview_shares (contact_id, created_at desc)`,
];
