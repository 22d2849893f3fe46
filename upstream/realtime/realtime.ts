import { createAdapter } from "@socket.io/postgres-adapter";
import type { Server as HttpServer, IncomingHttpHeaders } from "node:http";
import { Server, type DefaultEventsMap, type Socket } from "socket.io";
import type { EventPool } from "../db/eventPool.ts";
import type { EntityRef } from "../db/refs.ts";
import { postRoom, readTarget, roomsOfMembers, roomsOfPublished, type Published, type Target } from "./rooms.ts";

/** Events of one user, sent as User{id}_channel_user_{event}. */
export interface UserEvents {
  notifications: { hasNotifications: true; notification: unknown };
  messages: { conversationId: number; message: unknown; unread: number };
  videos: { id: number; status: "processing" | "processed" };
}

/** Kinds of changes of a post or story, sent to the sockets that watch it. */
export type Change = "likes" | "comments" | "edited" | "deleted" | "restored";

/** Interface by which the rest of the upstream reaches the sockets of signed-in users, on any node. */
export interface Realtime {
  announce<E extends keyof UserEvents>(userId: number, event: E, payload: UserEvents[E]): void;
  /** Sends post_changed to all sockets that watch the post or story. */
  changed(entity: EntityRef, change: Change): void;
  /** Sends feed_changed to sockets that watch a feed containing the new post and belong to its audience. */
  published(post: Published): void;
  /** Stops the user's sockets from receiving events of a private community that they have left. */
  left(userId: number, communityId: number): void;
  /** Closes the sockets that were opened with this session. */
  endSession(sessionId: number): void;
  close(): Promise<void>;
}

interface Identity {
  userId: number;
  sessionId: number;
}

interface Options {
  server: HttpServer;
  /** With PostgreSQL, events reach the sockets of all nodes that share the database. */
  events: EventPool | null;
  /** Authenticates the handshake; null for guests. */
  identify(headers: IncomingHttpHeaders): Promise<Identity | null>;
  /** The rooms of the target; null when the user may not see it. */
  watch(userId: number, target: Target): Promise<string[] | null>;
  onError(error: unknown): void;
}

/** More than a person can have open; further watch requests of a socket are refused. */
const MAX_WATCHED = 200;

const userRoom = (userId: number) => `user:${userId}`;
const sessionRoom = (sessionId: number) => `session:${sessionId}`;

/** socket.io at /realtime: each socket joins the room of its user; guests are refused with "unauthorized". */
export function openRealtime({ server, events, identify, watch, onError }: Options): Realtime {
  const io = new Server<Heard, DefaultEventsMap>(server, { path: "/realtime", serveClient: false, connectTimeout: 20_000 });
  if (events !== null) {
    io.adapter(createAdapter(events, { errorHandler: onError }));
  }
  io.use((socket, next) => {
    identify(credentials(socket.handshake.headers, socket.handshake.auth)).then(
      (identity) => {
        if (identity === null) {
          next(new Error("unauthorized"));
          return;
        }
        void socket.join([userRoom(identity.userId), sessionRoom(identity.sessionId)]);
        listen(socket, (target) => watch(identity.userId, target), onError);
        next();
      },
      (error: unknown) => {
        onError(error);
        next(new Error("unavailable"));
      },
    );
  });
  return {
    announce: (userId, event, payload) => {
      io.to(userRoom(userId)).emit(`User${userId}_channel_user_${event}`, payload);
    },
    changed: (entity, change) => {
      io.to(postRoom(entity)).emit("post_changed", { type: entity.type, id: entity.id, change });
    },
    published: (post) => {
      for (const { slug, rooms } of roomsOfPublished(post)) {
        io.to(rooms).emit("feed_changed", { communitySlug: slug, type: post.type, id: post.id });
      }
    },
    left: (userId, communityId) => {
      io.in(userRoom(userId)).socketsLeave(roomsOfMembers(communityId));
    },
    endSession: (sessionId) => {
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    close: () => {
      events?.close();
      return io.close();
    },
  };
}

type Answer = (result: { ok: boolean }) => void;
/** Events that sockets send, with unvalidated arguments. */
interface Heard {
  watch: (target: unknown, answer: unknown) => void;
  unwatch: (target: unknown, answer: unknown) => void;
}

/** Handles watch requests for posts and feeds; acknowledges each with { ok } if the client asks for it. */
function listen(
  socket: Socket<Heard, DefaultEventsMap>,
  roomsFor: (target: Target) => Promise<string[] | null>,
  onError: (error: unknown) => void,
): void {
  const watched = new Map<string, string[]>();
  const answerTo = (answer: unknown): Answer => (typeof answer === "function" ? (answer as Answer) : () => undefined);

  socket.on("watch", (sent, wanted) => {
    const answer = answerTo(wanted);
    const target = readTarget(sent);
    if (target === null || watched.size >= MAX_WATCHED) {
      answer({ ok: false });
      return;
    }
    roomsFor(target).then(
      async (rooms) => {
        if (rooms !== null) {
          await socket.join(rooms);
          watched.set(JSON.stringify(target), rooms);
        }
        answer({ ok: rooms !== null });
      },
      (error: unknown) => {
        onError(error);
        answer({ ok: false });
      },
    );
  });

  socket.on("unwatch", (sent, wanted) => {
    const key = JSON.stringify(readTarget(sent));
    for (const room of watched.get(key) ?? []) {
      void socket.leave(room);
    }
    answerTo(wanted)({ ok: watched.delete(key) });
  });
}

/** Clients that cannot set headers send their token as auth.token. */
function credentials(headers: IncomingHttpHeaders, auth: Record<string, unknown>): IncomingHttpHeaders {
  const token = auth["token"];
  return typeof token === "string" ? { ...headers, authorization: `Bearer ${token}` } : headers;
}
