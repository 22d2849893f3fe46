import type { Server as HttpServer, IncomingHttpHeaders } from "node:http";
import { Server, type DefaultEventsMap, type Socket } from "socket.io";
import type { Listen } from "../db/listen.ts";
import type { Db } from "../db/schema.ts";
import type { Outgoing } from "./payloads.ts";
import { openPublisher, type NumberedEvent, type Publisher } from "./publisher.ts";
import { handleRequests, type Requests } from "./requests.ts";
import { getMemberRooms, sessionRoom, userRoom } from "./roomNames.ts";
import { findPostRoomsOf, type Target } from "./rooms.ts";

interface Identity {
  userId: number;
  sessionId: number;
}

interface Options {
  server: HttpServer;
  db: Db;
  listen: Listen;
  /** Authenticates the handshake; null for guests. */
  identify(headers: IncomingHttpHeaders): Promise<Identity | null>;
  /** The rooms of the target; null when the user may not see it. */
  watch(userId: number, target: Target): Promise<string[] | null>;
  onError(error: unknown): void;
}

interface SocketData {
  /** Computes the rooms of everything that the socket watches again. */
  updateRooms?: () => void;
}

type Sockets = Server<Requests, DefaultEventsMap, DefaultEventsMap, SocketData>;

/**
 * socket.io at /realtime: each socket joins the room of its user; guests are refused with "unauthorized". Every node sends the
 * events of the outbox to its own sockets.
 */
export async function openRealtime(options: Options): Promise<{ close(): Promise<void> }> {
  const { server, db, listen, identify, watch, onError } = options;
  const io: Sockets = new Server(server, { path: "/realtime", serveClient: false, connectTimeout: 20_000 });
  const publisher = await openPublisher({
    db,
    listen,
    hasSockets: (rooms) => rooms.some((room) => io.of("/").adapter.rooms.has(room)),
    send: (event, outgoing) => {
      send(io, event, outgoing);
      if (event.event?.kind === "closed") updateWatchersOfPosts(event.event.data.communityId).catch(onError);
    },
    onError,
  });

  /** Updates the rooms of the sockets that watch posts in a community. */
  async function updateWatchersOfPosts(communityId: number): Promise<void> {
    const rooms = await findPostRoomsOf(db, communityId, [...io.of("/").adapter.rooms.keys()]);
    updateRooms(io, rooms, []);
  }

  io.use((socket, next) => {
    identify(getCredentials(socket.handshake.headers, socket.handshake.auth)).then(
      (identity) => {
        if (identity === null) {
          next(new Error("unauthorized"));
          return;
        }
        void socket.join([userRoom(identity.userId), sessionRoom(identity.sessionId)]);
        socket.data.updateRooms = handleRequests(socket, {
          publisher,
          findRooms: (target) => watch(identity.userId, target),
          onError,
        });
        next();
      },
      (error: unknown) => {
        onError(error);
        next(new Error("unavailable"));
      },
    );
  });
  io.on("connection", (socket) => sendPosition(socket, publisher));
  return {
    close: async () => {
      await publisher.close();
      await io.close();
    },
  };
}

/** Sends the number of the last event, after which the client receives events. */
function sendPosition(socket: Socket, publisher: Publisher): void {
  socket.emit("position", { sequence: publisher.position });
}

function send(io: Sockets, { sequence, rooms, event }: NumberedEvent, outgoing: Outgoing | null): void {
  if (outgoing !== null) io.to([...rooms]).emit(outgoing.event, outgoing.data, sequence);
  switch (event?.kind) {
    case "joined":
      updateRooms(io, [userRoom(event.data.userId)], []);
      break;
    case "left":
      updateRooms(io, [userRoom(event.data.userId)], getMemberRooms(event.data.communityId));
      break;
    case "closed":
      updateRooms(io, getMemberRooms(event.data.communityId), getMemberRooms(event.data.communityId));
      break;
    case "sessionEnded":
      io.in(sessionRoom(event.data.sessionId)).disconnectSockets(true);
      break;
  }
}

/**
 * Computes the rooms of the sockets in these rooms again. They leave some at once, so that they do not get later events that
 * their users may no longer see; those who may see them return in a moment.
 */
function updateRooms(io: Sockets, rooms: readonly string[], toLeave: readonly string[]): void {
  const sockets = [...io.of("/").sockets.values()].filter((socket) => rooms.some((room) => socket.rooms.has(room)));
  for (const socket of sockets) {
    for (const room of toLeave) void socket.leave(room);
    socket.data.updateRooms?.();
  }
}

/** Clients that cannot set headers send their token as auth.token. */
function getCredentials(headers: IncomingHttpHeaders, auth: Record<string, unknown>): IncomingHttpHeaders {
  const token = auth["token"];
  return typeof token === "string" ? { ...headers, authorization: `Bearer ${token}` } : headers;
}
