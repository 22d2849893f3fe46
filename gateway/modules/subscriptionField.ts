import type { Context } from "../context.ts";
import { decodeEventCursor, encodeEventCursor, encodeTimeCursor } from "../graph/cursor.ts";
import type { MaybePromise } from "../graph/maybePromise.ts";
import type { RealtimeEvent, Since } from "../realtime/hub.ts";
import type { Item, ListName } from "../rest/client.ts";
import { hasCredentials } from "../rest/session.ts";

/** The argument of every subscription. */
export interface ResumeArguments {
  after?: string | null | undefined;
}

/** A Subscription field: the source of its events, and the value for each event. */
export interface SubscriptionField<Arguments extends ResumeArguments, Value> {
  subscribe(root: unknown, given: Arguments, context: Context): MaybePromise<AsyncIterable<RealtimeEvent>>;
  resolve(event: RealtimeEvent, given: Arguments, context: Context): MaybePromise<Value>;
}

/** Where to begin; null to begin now. @throws BAD_USER_INPUT for an invalid cursor */
export const decodeSince = ({ after = null }: ResumeArguments): Since | null =>
  after === null ? null : decodeEventCursor(after);

/** A cursor for the events since the operation began, so also since everything that it has read; null without credentials. */
export const getEventCursor = ({ session, startedAt }: Context): string | null =>
  hasCredentials(session) ? encodeTimeCursor(startedAt) : null;

/** The position of an event, which all events have. */
export interface EventPosition {
  readonly sequence: number;
  readonly cursor: string | null;
}

export const toEventPosition = ({ sequence, number }: RealtimeEvent): EventPosition => ({
  sequence,
  cursor: encodeEventCursor(number),
});

/** The object in an event, which has the form of an item of that list; null when it violates the contract. */
export function parseEventItem<Name extends ListName>({ rest, log }: Context, list: Name, raw: unknown): Item<Name> | null {
  const result = rest.check(list, raw);
  if (result.ok) return result.value;
  log.warn({ err: result.error }, "an event contains an object that violates the contract");
  return null;
}
