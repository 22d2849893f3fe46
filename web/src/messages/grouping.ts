import { formatDate } from "../lib/dates.ts";

interface Sent {
  readonly databaseId: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly authorId: number;
}

/** One message and where it stands among its neighbours. */
export interface Placed<Message> {
  message: Message;
  /** The first of several by the same person. */
  startsRun: boolean;
  endsRun: boolean;
}

/** What was written on one day. */
export interface Day<Message> {
  /** Tells it from other days. */
  key: string;
  /** Of its first message, ISO 8601. */
  time: string;
  messages: Placed<Message>[];
}

/** Two messages of the same person this close together need no second head, in ms. */
const closeTogether = 5 * 60_000;

/** Messages as they are shown: oldest first, each once, by day, and several in a row by the same person as one run. */
export function byDay<Message extends Sent>(messages: readonly Message[], timeZone: string): Day<Message>[] {
  const each = new Map(messages.map((message) => [message.databaseId, message]));
  const ordered = [...each.values()].sort((one, other) => one.databaseId - other.databaseId);
  const days: Day<Message>[] = [];
  for (const [index, message] of ordered.entries()) {
    const before = ordered[index - 1];
    const after = ordered[index + 1];
    const key = formatDate(message.createdAt, timeZone);
    if (days.at(-1)?.key !== key) days.push({ key, time: message.createdAt, messages: [] });
    const startsRun = before === undefined || !isRun(before, message, timeZone);
    const endsRun = after === undefined || !isRun(message, after, timeZone);
    days.at(-1)?.messages.push({ message, startsRun, endsRun });
  }
  return days;
}

function isRun(one: Sent, next: Sent, timeZone: string): boolean {
  return (
    one.authorId === next.authorId &&
    Date.parse(next.createdAt) - Date.parse(one.createdAt) < closeTogether &&
    formatDate(one.createdAt, timeZone) === formatDate(next.createdAt, timeZone)
  );
}
