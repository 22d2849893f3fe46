import type { Context } from "../context.ts";
import type { Later } from "../graph/later.ts";
import type { RealtimeEvent } from "../realtime/hub.ts";

/** A field of Subscription: where its events come from, and what is answered for each of them. */
export interface LiveField<Arguments, Answer> {
  subscribe(root: unknown, given: Arguments, context: Context): Later<AsyncIterable<RealtimeEvent>>;
  resolve(event: RealtimeEvent, given: Arguments, context: Context): Later<Answer>;
}
