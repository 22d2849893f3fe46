import { formatDate } from "../lib/dates.ts";
import { MINUTE } from "../lib/durations.ts";

interface Sent {
  readonly databaseId: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly authorId: number;
}

/** A message and its position among its neighbours. */
interface GroupedMessage<Message> {
  message: Message;
  /** The first of several by the same person. */
  startsRun: boolean;
  endsRun: boolean;
}

interface Day<Message> {
  /** Identifies the day. */
  key: string;
  /** The time of its first message, ISO 8601. */
  time: string;
  messages: GroupedMessage<Message>[];
}

/** Consecutive messages of one person within this time share one header, in ms. */
const MAX_GAP = 5 * MINUTE;

/** Groups messages for display: oldest first, without duplicates, by day, with consecutive messages of one person as a run. */
export function groupByDay<Message extends Sent>(messages: readonly Message[], timeZone: string): Day<Message>[] {
  const each = new Map(messages.map((message) => [message.databaseId, message]));
  const ordered = [...each.values()].toSorted((one, other) => one.databaseId - other.databaseId);
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
    Date.parse(next.createdAt) - Date.parse(one.createdAt) < MAX_GAP &&
    formatDate(one.createdAt, timeZone) === formatDate(next.createdAt, timeZone)
  );
}
