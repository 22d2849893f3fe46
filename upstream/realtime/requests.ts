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

/**
 * Responds to requests to watch posts and feeds, and for missed events, by the acknowledgement callback if there is one. Requests
 * of a socket are handled in order, so that missed events include those of everything that it watches by then.
 */
export function handleRequests(socket: Socket<Requests, DefaultEventsMap>, { publisher, findRooms, onError }: Options): void {
  const watched = new Map<string, string[]>();
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

  socket.on("watch", (sent, acknowledge) =>
    enqueue(acknowledge, { ok: false }, async () => {
      const target = readTarget(sent);
      const rooms = target === null || watched.size >= MAX_WATCHED ? null : await findRooms(target);
      if (rooms !== null) {
        await socket.join(rooms);
        watched.set(JSON.stringify(target), rooms);
      }
      return { ok: rooms !== null };
    }),
  );

  socket.on("unwatch", (sent, acknowledge) =>
    enqueue(acknowledge, { ok: false }, () => {
      const key = JSON.stringify(readTarget(sent));
      for (const room of watched.get(key) ?? []) void socket.leave(room);
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
}

function readSince(sent: unknown): MissedEventsQuery | null {
  const { after, within }: { after?: unknown; within?: unknown } = Object(sent);
  if (isCount(after)) return { after };
  return isCount(within) ? { within } : null;
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
