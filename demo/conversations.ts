import type { Insertable } from "kysely";
import type { Database } from "../upstream/db/schema.ts";
import { HOUR, MINUTE } from "../upstream/units.ts";
import { conversations } from "./content/conversations.ts";
import type { MediaDirectory } from "./directory.ts";
import { createRandom } from "./random.ts";

const FIRST_CONVERSATION = 1001;
const FIRST_MESSAGE = 1001;

export interface ConversationRows {
  conversations: Insertable<Database["conversations"]>[];
  members: Insertable<Database["conversation_members"]>[];
  messages: Insertable<Database["messages"]>[];
}

/** Conversations between the demo users and others; the newest conversation has the highest message ids. */
export function conversationRows(directory: MediaDirectory, now: Date): ConversationRows {
  const rows: ConversationRows = { conversations: [], members: [], messages: [] };
  const random = createRandom("conversations");
  const oldestFirst = conversations.toSorted((a, b) => b.hoursAgo - a.hoursAgo);
  oldestFirst.forEach(({ participants, hoursAgo, messages, unreadBy }, index) => {
    const id = FIRST_CONVERSATION + index;
    const ids = participants.map((slug) => directory.find(slug).id).toSorted((a, b) => a - b);
    const last = now.getTime() - Math.round(hoursAgo * HOUR);
    const times = [last];
    while (times.length < messages.length) times.unshift((times[0] ?? last) - Math.round(random.range(2, 50) * MINUTE));
    const sent = messages.map(([by, content], position) => ({
      id: FIRST_MESSAGE + rows.messages.length + position,
      conversation_id: id,
      author_id: directory.find(by).id,
      content,
      created_at: new Date(times[position] ?? last),
    }));
    const newest = sent.at(-1)?.id ?? 0;
    rows.conversations.push({
      id,
      participants_key: ids.join(","),
      created_at: sent[0]?.created_at ?? now,
      updated_at: new Date(last),
    });
    rows.messages.push(...sent);
    for (const slug of participants) {
      const contactId = directory.find(slug).id;
      // People who have not read the latest messages have read up to their own last message.
      const own = sent.findLast((message) => message.author_id === contactId)?.id ?? 0;
      rows.members.push({ conversation_id: id, contact_id: contactId, read_id: unreadBy.includes(slug) ? own : newest });
    }
  });
  return rows;
}
