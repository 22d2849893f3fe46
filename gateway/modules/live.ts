import type { Context } from "../context.ts";
import type { Later } from "../graph/later.ts";
import type { RealtimeEvent } from "../realtime/hub.ts";

/** A Subscription field: the source of its events, and the answer for each event. */
export interface LiveField<Arguments, Answer> {
  subscribe(root: unknown, given: Arguments, context: Context): Later<AsyncIterable<RealtimeEvent>>;
  resolve(event: RealtimeEvent, given: Arguments, context: Context): Later<Answer>;
}
