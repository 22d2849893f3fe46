import { attachment, id, instant } from "./columns.ts";

/** Conversations and messages. */
export const messages = [
  // A conversation of two or more people; each set of people has only one.
  `create table conversations (
    id ${id},
    -- The contact ids of all participants, smallest first, separated by commas: it identifies their conversation.
    participants_key text not null unique,
    created_at ${instant} not null,
    -- When something was written last.
    updated_at ${instant} not null)`,
  `create table conversation_members (
    conversation_id integer not null references conversations on delete cascade,
    contact_id integer not null references contacts on delete cascade,
    -- The newest message that this person has read; 0 before the first.
    read_id integer not null default 0,
    -- The newest message when this person deleted the conversation: it and older ones are gone for them; 0 when never.
    cleared_id integer not null default 0,
    primary key (conversation_id, contact_id))`,
  `create index conversation_members_contact on conversation_members (contact_id, conversation_id)`,
  `create table messages (
    id ${id},
    conversation_id integer not null references conversations on delete cascade,
    -- Contact id.
    author_id integer not null references contacts,
    -- Plain text.
    content text not null,
    created_at ${instant} not null,
    deleted_at ${instant})`,
  `create index messages_by_conversation on messages (conversation_id, id desc)`,
  // Exactly one of image_id and video_id is set.
  `create table message_attachments (
    message_id integer not null references messages on delete cascade,
    ${attachment},
    primary key (message_id, position))`,
  `create index message_attachments_image on message_attachments (image_id)`,
  `create index message_attachments_video on message_attachments (video_id)`,
];
