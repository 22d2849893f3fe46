import { sql } from "kysely";
import type { Listen } from "../db/listen.ts";
import type { Db } from "../db/schema.ts";
import { readEvent, type StoredEvent } from "./events.ts";
import { readOutgoing, type Outgoing } from "./payloads.ts";
import { MIN_EVENT_LIFETIME } from "./purge.ts";

/** A committed event with its number. */
export interface NumberedEvent {
  sequence: number;
  rooms: readonly string[];
  /** Null for an event of a release that this one cannot read. */
  event: StoredEvent | null;
}

interface Options {
  db: Db;
  listen: Listen;
  /** Whether a socket of this node is in one of the rooms: only then are the texts of an event read. */
  hasSockets(rooms: readonly string[]): boolean;
  /** Sends an event to the sockets of this node. */
  send(event: NumberedEvent, outgoing: Outgoing | null): void;
  onError(error: unknown): void;
}

/** Events that a client has missed. */
export interface MissedEvents {
  /** The number of the last included event; later events are sent to the socket. */
  sequence: number;
  /** Null when it is unknown, because the events are too many or were deleted. */
  events: { event: string; data: unknown; sequence: number }[] | null;
}

/** Selects missed events: those after a number, or of the last `within` milliseconds. */
export type MissedEventsQuery = { after: number } | { within: number };

/** Sends the events of the outbox to the sockets of this node, in order. */
export interface Publisher {
  /** The number of the last event that was sent. */
  readonly position: number;
  /** @param rooms the rooms of the client's socket */
  readMissed(since: MissedEventsQuery, rooms: readonly string[]): Promise<MissedEvents>;
  close(): Promise<void>;
}

const BATCH = 50;
/** In ms. Polling finds events whose notification was lost, for example with the listening connection. */
const POLL_INTERVAL = 1000;
/** Maximum numbers of missed events that are searched, and that are returned to a client. */
const MAX_SEARCHED = 10_000;
const MAX_RETURNED = 200;
/** Attempts to read what an event refers to. Then it is skipped, so that it does not block later events. */
const MAX_ATTEMPTS = 5;

/**
 * Events are numbered after their commit, by any node, under a lock. Numbers that the writers assigned, such as those
 * of a sequence, would become visible out of order: a client that has seen 6 would miss a 5 that is committed later.
 * Waiting for the oldest running transaction (pg_snapshot_xmin) would avoid this too, but any long transaction of the database
 * server would delay all events, and transaction ids do not survive a restore into another server. A lock that writers held
 * until their commit would make them wait for each other. With this lock, numbers have no gaps, follow the order of commits
 * that depend on each other, and do not slow down writers.
 *
 * Each node reads from its own position. When a node dies, no events are lost: another node numbers them, or the same node at
 * its next start, and clients request the missed events from the node that they connect to next.
 */
export async function openPublisher({ db, listen, hasSockets, send, onError }: Options): Promise<Publisher> {
  let position = await readPosition(db);
  const startedAt = performance.now();
  let isClosed = false;
  let isWakePending = false;
  let running: Promise<void> | null = null;
  /** The failed attempts to read the events that wait, by number. */
  const failures = new Map<number, number>();

  const wake = (): void => {
    if (isClosed) return;
    isWakePending = true;
    running ??= run().finally(() => {
      running = null;
      if (isWakePending) wake();
    });
  };
  const stopListening = await listen("realtime_events", wake, wake);
  const timer = setInterval(wake, POLL_INTERVAL).unref();

  async function run(): Promise<void> {
    isWakePending = false;
    try {
      await numberEvents(db);
      for (;;) {
        const batch = await readAfter(db, position);
        await sendAll(batch);
        if (batch.length < BATCH || isClosed) return;
      }
    } catch (error) {
      // The next notification or the timer tries again from the same position.
      if (!isClosed) onError(error);
    }
  }

  /** The texts are read together, and then sent in order. */
  async function sendAll(batch: readonly NumberedEvent[]): Promise<void> {
    const outgoing = batch.map((event) => read(event));
    await Promise.allSettled(outgoing);
    for (const [index, event] of batch.entries()) {
      // A socket may have joined one of the rooms meanwhile.
      send(event, (await outgoing[index]) ?? (await read(event)));
      position = event.sequence;
      failures.delete(position);
    }
  }

  async function read({ sequence, rooms, event }: NumberedEvent): Promise<Outgoing | null> {
    if (event === null || !hasSockets(rooms)) return null;
    try {
      return await readOutgoing(db, event);
    } catch (error) {
      const failed = (failures.get(sequence) ?? 0) + 1;
      failures.set(sequence, failed);
      if (failed < MAX_ATTEMPTS) throw error;
      onError(error);
      return null;
    }
  }

  return {
    get position() {
      return position;
    },
    async readMissed(since, rooms) {
      const upTo = position;
      const unknown = { sequence: upTo, events: null };
      // Before this node was running, the database may have been restored from a backup.
      const maxAge = Math.min(MIN_EVENT_LIFETIME, performance.now() - startedAt);
      if ("within" in since && since.within > maxAge) return unknown;
      const after = "after" in since ? since.after : await readNumberBefore(db, since.within, upTo);
      const found = await findMissed(db, after, upTo, rooms);
      if (found === null) return unknown;
      const sent = await Promise.all(
        found.map(async ({ event, sequence }) => {
          const outgoing = event === null ? null : await readOutgoing(db, event);
          return outgoing === null ? [] : [{ ...outgoing, sequence }];
        }),
      );
      return { sequence: upTo, events: sent.flat() };
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await stopListening();
      await running;
    },
  };
}

async function readPosition(db: Db): Promise<number> {
  return (await db.selectFrom("realtime_position").select("last").executeTakeFirstOrThrow()).last;
}

/** The number of the last event before the last `within` milliseconds. @param last the number when there were none since */
async function readNumberBefore(db: Db, within: number, last: number): Promise<number> {
  const first = await selectNumbered(db)
    .where("numbered_at", ">", sql<Date>`clock_timestamp() - ${within} * interval '1 millisecond'`)
    // Events that were numbered together have the same time.
    .orderBy("numbered_at")
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  return first === undefined ? last : first.sequence - 1;
}

/** Numbers the committed events that have no number yet. Their time is the same, so that it never contradicts their numbers. */
async function numberEvents(db: Db): Promise<void> {
  const waiting = db.selectFrom("realtime_events").select("id").where("sequence", "is", null);
  if ((await waiting.limit(1).executeTakeFirst()) === undefined) return;
  await db.transaction().execute(async (tx) => {
    // The lock comes first: the next statement then sees all events that were committed before this node had it.
    const { last } = await tx.selectFrom("realtime_position").select("last").forUpdate().executeTakeFirstOrThrow();
    const { numAffectedRows } = await sql`update realtime_events e set sequence = ${last}::bigint + n.place,
        numbered_at = statement_timestamp()
      from (select id, row_number() over (order by id) as place from realtime_events where sequence is null) n
      where n.id = e.id`.execute(tx);
    await tx
      .updateTable("realtime_position")
      .set({ last: last + Number(numAffectedRows ?? 0) })
      .execute();
  });
}

const selectNumbered = (db: Db) =>
  db
    .selectFrom("realtime_events")
    .select(["rooms", "kind", "data"])
    .select((column) => column.ref("sequence").$notNull().as("sequence"))
    .where("sequence", "is not", null);

type NumberedRow = Awaited<ReturnType<ReturnType<typeof selectNumbered>["executeTakeFirstOrThrow"]>>;

const present = ({ kind, data, ...numbered }: NumberedRow): NumberedEvent => ({ ...numbered, event: readEvent(kind, data) });

async function readAfter(db: Db, position: number): Promise<NumberedEvent[]> {
  return (await selectNumbered(db).where("sequence", ">", position).orderBy("sequence").limit(BATCH).execute()).map(present);
}

/** The events after a number for these rooms; null when they are too many, or some of them were deleted. */
async function findMissed(db: Db, after: number, upTo: number, rooms: readonly string[]): Promise<NumberedEvent[] | null> {
  // A node that lags behind sends later events to the socket. A number that was never assigned is of another database.
  if (after >= upTo) return after === upTo || after <= (await readPosition(db)) ? [] : null;
  if (upTo - after > MAX_SEARCHED) return null;
  const oldest = await selectNumbered(db).orderBy("sequence").limit(1).executeTakeFirst();
  if (oldest === undefined || oldest.sequence > after + 1) return null;
  const found = await selectNumbered(db)
    .where("sequence", ">", after)
    .where("sequence", "<=", upTo)
    .where("rooms", "&&", sql<string[]>`${[...rooms]}::text[]`)
    .orderBy("sequence")
    .limit(MAX_RETURNED + 1)
    .execute();
  return found.length > MAX_RETURNED ? null : found.map(present);
}
