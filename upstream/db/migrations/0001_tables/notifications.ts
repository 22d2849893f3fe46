import { id, instant } from "./columns.ts";

/** Notifications. A respondent without an account is no contact, so the answer set is referenced instead. */
export const notifications = [
  // A notification to one user about an action of another person.
  `create table notifications (
    id ${id},
    user_id integer not null references users on delete cascade,
    type text not null check (type in
      ('comment', 'commentAsReply', 'like', 'likeOnComment', 'mention', 'mentionOnComment', 'interviewAnswer')),
    -- Contact id of the actor; null when a person without an account has answered an interview.
    who_id integer references contacts,
    entity_type text not null,
    entity_id integer not null,
    -- The new or liked comment, for the kinds about comments.
    comment_id integer references comments on delete cascade,
    -- The finished answers that an interviewAnswer tells of.
    answer_set_id integer references answer_sets on delete cascade,
    is_read boolean not null default false,
    -- False where it was sent by e-mail alone: no list shows it.
    on_site boolean not null default true,
    created_at ${instant} not null,
    constraint notifications_who check (who_id is not null or answer_set_id is not null))`,
  `create index notifications_by_user on notifications (user_id, created_at desc, id desc)`,
  `create index notifications_by_comment on notifications (comment_id)`,
];
