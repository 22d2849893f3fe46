import type { DefaultEventsMap, Socket } from "socket.io";
import type { MissedEventsQuery, Publisher } from "./publisher.ts";
import { readTarget, type Target } from "./rooms.ts";

/** The messages that sockets send, with unvalidated arguments. */
export interface Requests {
  watch: (target: unknown, acknowledge: unknown) => void;
  unwatch: (target: unknown, acknowledge: unknown) => void;
  missed: (since: unknown, acknowledge: unknown) => void;
}

interface Options {
  publisher: Publisher;
  findRooms(target: Target): Promise<string[] | null>;
  onError(error: unknown): void;
}

/** More than a person can have open; further watch requests of a socket are refused. */
const MAX_WATCHED = 200;

/** What a socket watches, with its rooms: none while the user may not see it. */
interface Watched {
  target: Target;
  rooms: readonly string[];
}

/**
 * Responds to requests to watch posts and feeds, and for missed events, by the acknowledgement callback if there is one. Requests
 * of a socket are handled in order, so that missed events include those of everything that it watches by then.
 * @returns a function that computes the rooms of everything that the socket watches again, after what its user may see has changed
 */
export function handleRequests(
  socket: Socket<Requests, DefaultEventsMap>,
  { publisher, findRooms, onError }: Options,
): () => void {
  const watched = new Map<string, Watched>();
  let last: Promise<void> = Promise.resolve();
  const enqueue = (acknowledge: unknown, failure: object, work: () => Promise<object> | object): void => {
    const respond = typeof acknowledge === "function" ? acknowledge : () => undefined;
    last = last.then(work).then(
      (result) => void respond(result),
      (error: unknown) => {
        onError(error);
        respond(failure);
      },
    );
  };

  /** Puts the socket into the present rooms of the target only. @returns false when the user may not see it */
  const enterRooms = async (target: Target): Promise<boolean> => {
    const key = JSON.stringify(target);
    const found = await findRooms(target);
    const rooms = found ?? [];
    for (const room of watched.get(key)?.rooms ?? []) if (!rooms.includes(room)) void socket.leave(room);
    await socket.join(rooms);
    watched.set(key, { target, rooms });
    return found !== null;
  };

  socket.on("watch", (sent, acknowledge) =>
    enqueue(acknowledge, { ok: false }, async () => {
      const target = readTarget(sent);
      return { ok: target !== null && watched.size < MAX_WATCHED && (await enterRooms(target)) };
    }),
  );

  socket.on("unwatch", (sent, acknowledge) =>
    enqueue(acknowledge, { ok: false }, () => {
      const key = JSON.stringify(readTarget(sent));
      for (const room of watched.get(key)?.rooms ?? []) void socket.leave(room);
      return { ok: watched.delete(key) };
    }),
  );

  socket.on("missed", (sent, acknowledge) => {
    const unknown = () => ({ sequence: publisher.position, events: null });
    enqueue(acknowledge, { events: null }, () => {
      const since = readSince(sent);
      return since === null ? unknown() : publisher.readMissed(since, [...socket.rooms]);
    });
  });

  // After an error, the client connects and watches everything again.
  const reconnectOnError = ({ ok }: { ok: boolean }): void => void (ok || socket.conn.close());
  return () =>
    enqueue(reconnectOnError, { ok: false }, async () => {
      for (const { target } of watched.values()) await enterRooms(target);
      return { ok: true };
    });
}

function readSince(sent: unknown): MissedEventsQuery | null {
  const { after, within }: { after?: unknown; within?: unknown } = Object(sent);
  if (isCount(after)) return { after };
  return isCount(within) ? { within } : null;
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
