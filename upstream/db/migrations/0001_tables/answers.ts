import { id, instant } from "./columns.ts";

/** Who answers interviews, what they answer, and what is kept of the answers. */
export const answers = [
  `create table answer_sets (
    id ${id},
    hash text not null unique,
    interview_id integer not null references interviews on delete cascade,
    callout_id integer references posts on delete set null,
    type text not null check (type in ('video', 'text')),
    status text not null default 'open' check (status in ('open', 'finished')),
    contact_id integer references contacts,
    name text,
    email text,
    organization text,
    created_at ${instant} not null,
    finished_at ${instant},
    check ((status = 'finished') = (finished_at is not null)))`,
  `create unique index answer_sets_of_respondent on answer_sets (interview_id, coalesce(callout_id, 0), contact_id)
    where contact_id is not null`,
  `create index answer_sets_by_interview on answer_sets (interview_id, finished_at desc, id desc)`,
  `create index answer_sets_by_contact on answer_sets (contact_id) where contact_id is not null`,
  `create table answers (
    id ${id},
    answer_set_id integer not null references answer_sets on delete cascade,
    question_id integer not null references questions on delete cascade,
    content text,
    video_id integer references videos,
    skipped boolean not null default false,
    created_at ${instant} not null,
    updated_at ${instant} not null,
    unique (answer_set_id, question_id))`,
  `create index answers_by_question on answers (question_id)`,
  `create index answers_by_video on answers (video_id) where video_id is not null`,
  `create table interview_invitations (
    id ${id},
    interview_id integer not null references interviews on delete cascade,
    answer_set_id integer not null unique references answer_sets on delete cascade,
    contact_id integer references contacts,
    email text,
    status text not null default 'invited' check (status in ('invited', 'opened', 'answered')),
    created_at ${instant} not null,
    check (num_nonnulls(contact_id, email) = 1))`,
  `create unique index interview_invitations_contact on interview_invitations (interview_id, contact_id)
    where contact_id is not null`,
  `create unique index interview_invitations_email on interview_invitations (interview_id, email) where email is not null`,
  `create table saved_media (
    id ${id},
    contact_id integer not null references contacts on delete cascade,
    interview_id integer not null references interviews on delete cascade,
    answer_id integer references answers on delete cascade,
    created_at ${instant} not null)`,
  `create unique index saved_media_once on saved_media (contact_id, interview_id, coalesce(answer_id, 0))`,
];
