import { id, instant } from "./columns.ts";

/** Interviews and their questions. */
export const interviews = [
  // closed_at is null for interviews that were closed before the column existed.
  `create table interviews (
    id ${id},
    title text not null,
    -- Safe HTML.
    description text,
    -- How it is answered.
    type text not null check (type in ('video', 'text')),
    -- Draft to open to closed, never back.
    status text not null check (status in ('draft', 'open', 'closed')),
    -- Contact id.
    author_id integer not null references contacts,
    -- Contact id of the signed-in user.
    creator_id integer not null references contacts,
    img_id integer references images,
    deadline ${instant},
    -- Whether readers and respondents see all questions before they answer. A call-out has its own.
    show_questions boolean not null default false,
    allow_skip boolean not null default false,
    -- Whether visitors without an account may answer.
    is_public boolean not null default false,
    created_at ${instant} not null,
    -- Null for drafts; set when it opens and never changed.
    published_at ${instant},
    -- Null unless it is closed, and for interviews closed before the time was recorded.
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
    -- From 1, in the order of asking.
    position integer not null,
    -- Plain text.
    text text not null,
    -- The question asked on camera, beside its text.
    video_id integer references videos,
    -- Seconds that a recorded answer may take; null means the default of 120.
    time_limit integer check (time_limit > 0),
    created_at ${instant} not null)`,
  `create index questions_by_interview on questions (interview_id, position, id)`,
  `create index questions_by_video on questions (video_id) where video_id is not null`,
  // People with whom the author shares an interview and its answers.
  `create table interview_shares (
    interview_id integer not null references interviews on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    created_at ${instant} not null,
    primary key (interview_id, contact_id))`,
  `create index interview_shares_contact on interview_shares (contact_id, created_at desc)`,
];
