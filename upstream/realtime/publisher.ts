import { sql, type Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Listen } from "../db/listen.ts";
import { readEvent, type StoredEvent } from "./events.ts";
import { readOutgoing, type Outgoing } from "./payloads.ts";

type Db = Kysely<Database>;

/** A committed event with its number. */
export interface Numbered {
  sequence: number;
  rooms: readonly string[];
  /** Null for an event of a release that this one cannot read. */
  event: StoredEvent | null;
}

interface Options {
  db: Db;
  listen: Listen;
  /** Whether a socket of this node is in one of the rooms: only then are the texts of an event read. */
  isWanted(rooms: readonly string[]): boolean;
  /** Sends an event to the sockets of this node. */
  send(numbered: Numbered, outgoing: Outgoing | null): void;
  onError(error: unknown): void;
}

/** What a client has missed. */
export interface Missed {
  /** The number up to which it is complete; later events are sent as they happen. */
  sequence: number;
  /** Null when it is unknown, because the events are too many or were deleted. */
  events: { event: string; data: unknown; sequence: number }[] | null;
}

/** From where a client has missed events: after a number, or within so many milliseconds. */
export type MissedSince = { after: number } | { within: number };

/** Sends the events of the outbox to the sockets of this node, in order. */
export interface Publisher {
  /** The number of the last event that was sent. */
  readonly position: number;
  /** @param rooms those that the client's socket is in */
  missed(since: MissedSince, rooms: readonly string[]): Promise<Missed>;
  close(): Promise<void>;
}

const BATCH = 50;
/** In ms: finds the events whose notification was lost, such as when the listening connection was. */
const POLLING = 1000;
/** In ms: for how long the position at a time is known. */
const REMEMBERED = 60_000;
/** How far back missed events are looked for, and how many a client gets at most. */
const MAX_SEARCHED = 10_000;
const MAX_MISSED = 200;
/** Attempts to read what an event refers to; after that it is skipped, so that the later ones are not held up. */
const ATTEMPTS = 5;

/**
 * Events are numbered after their commit, by any node, under a lock. Numbers that the writers took themselves, such as those of
 * a sequence, would become visible out of order: a reader that has seen 6 would never look for a 5 that is committed later.
 * Waiting for the oldest running transaction (pg_snapshot_xmin) would avoid this too, but any long transaction of the database
 * server would hold up all events, and transaction ids do not survive a restore into another server. A lock that writers held
 * until their commit would make them wait for each other. So the numbers have no gaps, are in an order that respects cause and
 * effect, and cost writers nothing.
 *
 * Each node reads on from its own position. One that dies loses nothing: what it committed is numbered by another node, or by
 * itself at its next start, and its clients ask the next node for what they missed.
 */
export async function openPublisher({ db, listen, isWanted, send, onError }: Options): Promise<Publisher> {
  let position = await readPosition(db);
  let history = [{ at: performance.now(), position }];
  let isClosed = false;
  let isWoken = false;
  let running: Promise<void> | null = null;
  let failed = { sequence: 0, times: 0 };

  const wake = (): void => {
    if (isClosed) return;
    isWoken = true;
    running ??= run().finally(() => {
      running = null;
      if (isWoken) wake();
    });
  };
  const stopListening = await listen("realtime_events", wake);
  const timer = setInterval(wake, POLLING).unref();
  wake();

  async function run(): Promise<void> {
    isWoken = false;
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
  async function sendAll(batch: readonly Numbered[]): Promise<void> {
    const outgoing = batch.map((numbered) => read(numbered));
    await Promise.allSettled(outgoing);
    for (const [index, numbered] of batch.entries()) {
      // A socket may have joined one of the rooms meanwhile.
      send(numbered, (await outgoing[index]) ?? (await read(numbered)));
      position = numbered.sequence;
    }
    const now = performance.now();
    if (batch.length > 0) history = [...history, { at: now, position }];
    // One that is older is kept: it was the position at the beginning of the remembered time.
    const first = history.findLastIndex(({ at }) => at < now - REMEMBERED);
    if (first > 0) history = history.slice(first);
  }

  async function read({ sequence, rooms, event }: Numbered): Promise<Outgoing | null> {
    if (event === null || !isWanted(rooms)) return null;
    try {
      return await readOutgoing(db, event);
    } catch (error) {
      failed = { sequence, times: failed.sequence === sequence ? failed.times + 1 : 1 };
      if (failed.times < ATTEMPTS) throw error;
      onError(error);
      return null;
    }
  }

  /** The number of the last event at this time or before it; null when this node was not running yet, or it is long ago. */
  function positionAt(time: number): number | null {
    return history.findLast(({ at }) => at <= time)?.position ?? null;
  }

  return {
    get position() {
      return position;
    },
    async missed(since, rooms) {
      const upTo = position;
      const after = "after" in since ? since.after : positionAt(performance.now() - since.within);
      const found = after === null ? null : await findMissed(db, after, upTo, rooms);
      if (found === null) return { sequence: upTo, events: null };
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

/** Gives numbers to the events that were committed without one. */
async function numberEvents(db: Db): Promise<void> {
  const waiting = db.selectFrom("realtime_events").select("id").where("sequence", "is", null);
  if ((await waiting.limit(1).executeTakeFirst()) === undefined) return;
  await db.transaction().execute(async (tx) => {
    // The lock comes first: the next statement then sees all events that were committed before this node had it.
    const { last } = await tx.selectFrom("realtime_position").select("last").forUpdate().executeTakeFirstOrThrow();
    const { numAffectedRows } = await sql`update realtime_events e set sequence = ${last}::bigint + n.place,
        numbered_at = clock_timestamp()
      from (select id, row_number() over (order by id) as place from realtime_events where sequence is null) n
      where n.id = e.id`.execute(tx);
    await tx
      .updateTable("realtime_position")
      .set({ last: last + Number(numAffectedRows ?? 0) })
      .execute();
  });
}

const numbered = (db: Db) =>
  db
    .selectFrom("realtime_events")
    .select(["rooms", "kind", "data"])
    .select((column) => column.ref("sequence").$notNull().as("sequence"))
    .where("sequence", "is not", null);

function present({ sequence, rooms, kind, data }: { sequence: number; rooms: string[]; kind: string; data: string }): Numbered {
  return { sequence, rooms, event: readEvent(kind, data) };
}

async function readAfter(db: Db, position: number): Promise<Numbered[]> {
  return (await numbered(db).where("sequence", ">", position).orderBy("sequence").limit(BATCH).execute()).map(present);
}

/** The events after a number for these rooms; null when they are too many, or some of them were deleted. */
async function findMissed(db: Db, after: number, upTo: number, rooms: readonly string[]): Promise<Numbered[] | null> {
  // A node that is behind sends the rest as it happens; a number that was never given is of another database.
  if (after >= upTo) return after === upTo || after <= (await readPosition(db)) ? [] : null;
  if (upTo - after > MAX_SEARCHED) return null;
  const oldest = await numbered(db).orderBy("sequence").limit(1).executeTakeFirst();
  if (oldest === undefined || oldest.sequence > after + 1) return null;
  const found = await numbered(db)
    .where("sequence", ">", after)
    .where("sequence", "<=", upTo)
    .where("rooms", "&&", sql<string[]>`${[...rooms]}::text[]`)
    .orderBy("sequence")
    .limit(MAX_MISSED + 1)
    .execute();
  return found.length > MAX_MISSED ? null : found.map(present);
}
