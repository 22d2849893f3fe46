import { id, instant } from "./columns.ts";

/** Answers to interviews, invitations and saved media. */
export const answers = [
  // The answers of one respondent to one interview, identified by its type and hash.
  `create table answer_sets (
    id ${id},
    -- Grants access to these answers to anyone who has it.
    hash text not null unique,
    interview_id integer not null references interviews on delete cascade,
    -- The call-out through which it was begun, a post; null for invitations and public ones.
    callout_id integer references posts on delete set null,
    type text not null check (type in ('video', 'text')),
    status text not null default 'open' check (status in ('open', 'finished')),
    -- The respondent, when signed in or invited as a contact.
    contact_id integer references contacts,
    -- What a respondent without an account says of themselves, or the address invited.
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
  // One row for each question of the set that was answered or skipped.
  `create table answers (
    id ${id},
    answer_set_id integer not null references answer_sets on delete cascade,
    question_id integer not null references questions on delete cascade,
    -- Safe HTML.
    content text,
    video_id integer references videos,
    skipped boolean not null default false,
    created_at ${instant} not null,
    updated_at ${instant} not null,
    unique (answer_set_id, question_id))`,
  `create index answers_by_question on answers (question_id)`,
  `create index answers_by_video on answers (video_id) where video_id is not null`,
  // Exactly one of contact_id and email is set. An invitation shares the hash of its answer set.
  `create table interview_invitations (
    id ${id},
    interview_id integer not null references interviews on delete cascade,
    -- Made with the invitation, so that what is awaited is in one table.
    answer_set_id integer not null unique references answer_sets on delete cascade,
    contact_id integer references contacts,
    -- Lower case.
    email text,
    status text not null default 'invited' check (status in ('invited', 'opened', 'answered')),
    created_at ${instant} not null,
    check (num_nonnulls(contact_id, email) = 1))`,
  `create unique index interview_invitations_contact on interview_invitations (interview_id, contact_id)
    where contact_id is not null`,
  `create unique index interview_invitations_email on interview_invitations (interview_id, email) where email is not null`,
  // Interviews or single answers saved by a contact.
  `create table saved_media (
    id ${id},
    contact_id integer not null references contacts on delete cascade,
    -- Also of a saved answer.
    interview_id integer not null references interviews on delete cascade,
    answer_id integer references answers on delete cascade,
    created_at ${instant} not null)`,
  `create unique index saved_media_once on saved_media (contact_id, interview_id, coalesce(answer_id, 0))`,
];
