import type { Socket } from "socket.io-client";
import * as v from "valibot";
import type { Missed } from "./listener.ts";

/** From where events were missed: after a number, or from a time in milliseconds since the epoch. */
export type Since = { readonly after: number } | { readonly time: number };

const answerShape = v.object({
  sequence: v.number(),
  events: v.nullable(v.array(v.object({ event: v.string(), data: v.unknown(), sequence: v.number() }))),
});

const unknown: Missed = { upTo: null, events: null };
/** In ms. */
const answerLimit = 10_000;
/** How long a request may be under way, in ms. Most arrive within the first, and a longer one brings older events too. */
const margins = [30, 500, 5000];

/** Asks the platform for missed events of the socket. */
export async function requestMissed(socket: Socket, since: Since): Promise<Missed> {
  if ("after" in since) return request(socket, since);
  // The platform counts the time from when it gets the request, so the answer is complete if that took less than the margin.
  for (const margin of margins) {
    const sentAt = Date.now();
    const answer = await request(socket, { within: Math.max(0, sentAt - since.time) + margin });
    if (answer.events === null || Date.now() - sentAt <= margin) return answer;
  }
  return unknown;
}

async function request(socket: Socket, since: { after: number } | { within: number }): Promise<Missed> {
  try {
    const { sequence, events } = v.parse(answerShape, await socket.timeout(answerLimit).emitWithAck("missed", since));
    const missed = events && events.map((one) => ({ channel: one.event, data: one.data, number: one.sequence }));
    return { upTo: sequence, events: missed };
  } catch {
    return unknown;
  }
}
