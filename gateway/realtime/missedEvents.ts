import type { Socket } from "socket.io-client";
import * as v from "valibot";
import type { Since } from "./hub.ts";
import type { MissedEvents } from "./listener.ts";

const responseShape = v.object({
  sequence: v.number(),
  events: v.nullable(v.array(v.object({ event: v.string(), data: v.unknown(), sequence: v.number() }))),
});

const unknownEvents: MissedEvents = { upTo: null, events: null };
/** In ms. */
const RESPONSE_TIMEOUT = 10_000;
/** Tolerated request durations in ms, tried one after the other. Most requests take less than the first; the others return older events too. */
const margins = [30, 500, 5000];

/** Asks the platform for missed events of the socket. */
export async function requestMissedEvents(socket: Socket, since: Since): Promise<MissedEvents> {
  if ("after" in since) return request(socket, since);
  // The platform measures from when it gets the request, so the response is complete if that took less than the margin.
  for (const margin of margins) {
    const sentAt = Date.now();
    const response = await request(socket, { within: Math.max(0, sentAt - since.time) + margin });
    if (response.events === null || Date.now() - sentAt <= margin) return response;
  }
  return unknownEvents;
}

async function request(socket: Socket, since: { after: number } | { within: number }): Promise<MissedEvents> {
  try {
    const { sequence, events } = v.parse(responseShape, await socket.timeout(RESPONSE_TIMEOUT).emitWithAck("missed", since));
    const missed = events && events.map((item) => ({ channel: item.event, data: item.data, number: item.sequence }));
    return { upTo: sequence, events: missed };
  } catch {
    return unknownEvents;
  }
}
