import type { Rest } from "./client.ts";
import type { EventPost } from "./generated/contract.ts";

/** The newest events that have not ended, ordered by their start. */
export async function readLatestEvents(rest: Rest, limit: number): Promise<readonly EventPost[]> {
  const { items } = await rest.list("getLatestEvents", { query: { limit } });
  return items
    .map(({ type: eventType, postType: type, ...event }) => ({ ...event, type, eventType }))
    .toSorted((one, other) => getStart(one) - getStart(other));
}

const getStart = ({ start }: EventPost): number => (start === null ? Infinity : Date.parse(start));
