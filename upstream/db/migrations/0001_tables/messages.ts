import { attachment, id, instant } from "./columns.ts";

/** What people write to each other. */
export const messages = [
  `create table conversations (
    id ${id},
    participants_key text not null unique,
    created_at ${instant} not null,
    updated_at ${instant} not null)`,
  `create table conversation_members (
    conversation_id integer not null references conversations on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    read_id integer not null default 0,
    cleared_id integer not null default 0,
    primary key (conversation_id, contact_id))`,
  `create index conversation_members_contact on conversation_members (contact_id, conversation_id)`,
  `create table messages (
    id ${id},
    conversation_id integer not null references conversations on delete cascade,
    author_id integer not null references contacts,
    content text not null,
    created_at ${instant} not null,
    deleted_at ${instant})`,
  `create index messages_by_conversation on messages (conversation_id, id desc)`,
  `create table message_attachments (
    message_id integer not null references messages on delete cascade,
    ${attachment},
    primary key (message_id, position))`,
  `create index message_attachments_image on message_attachments (image_id)`,
  `create index message_attachments_video on message_attachments (video_id)`,
];
