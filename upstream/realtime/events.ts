import Type, { type Static } from "typebox";
import { Check } from "typebox/value";

const Id = Type.Integer();

/** The data of each kind of event in the database. Running releases share it: keep names, and change shapes compatibly. */
const eventSchemas = {
  notification: Type.Object({ userId: Id, notificationId: Type.Union([Id, Type.Null()]) }),
  message: Type.Object({ userId: Id, conversationId: Id, messageId: Id }),
  video: Type.Object({ userId: Id, id: Id, status: Type.String() }),
  changed: Type.Object({ type: Type.String(), id: Id, change: Type.String() }),
  published: Type.Object({
    communitySlug: Type.Union([Type.String(), Type.Null()]),
    communityId: Type.Optional(Type.Union([Id, Type.Null()])),
    type: Type.String(),
    id: Id,
  }),
  joined: Type.Object({ userId: Id }),
  left: Type.Object({ userId: Id, communityId: Id }),
  closed: Type.Object({ communityId: Id }),
  sessionEnded: Type.Object({ sessionId: Id }),
};

export type EventKind = keyof typeof eventSchemas;
export type EventData<K extends EventKind> = Static<(typeof eventSchemas)[K]>;

/** An event as it is stored: texts and counts are read when it is sent. */
export type StoredEvent = { [K in EventKind]: { kind: K; data: EventData<K> } }[EventKind];

const isKind = (kind: string): kind is EventKind => Object.hasOwn(eventSchemas, kind);

/** @returns null for an event of another release that this one cannot read */
export function readEvent(kind: string, json: string): StoredEvent | null {
  const data: unknown = JSON.parse(json);
  return isKind(kind) ? readAs(kind, data) : null;
}

function readAs<K extends EventKind>(kind: K, data: unknown): StoredEvent | null {
  const event: { kind: K; data: unknown } = { kind, data };
  return isEvent(event) ? event : null;
}

const isEvent = (event: { kind: EventKind; data: unknown }): event is StoredEvent => Check(eventSchemas[event.kind], event.data);
