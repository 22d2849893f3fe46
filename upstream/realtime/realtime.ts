import { createAdapter } from '@socket.io/postgres-adapter';
import type { Server as HttpServer, IncomingHttpHeaders } from 'node:http';
import type { Pool } from 'pg';
import { Server } from 'socket.io';

/** Events of one user, sent as User{id}_channel_user_{event} (D-184, D-185). */
export interface UserEvents {
  notifications: { hasNotifications: true; notification: unknown };
  messages: { conversationId: number; message: unknown; unread: number };
  videos: { id: number; status: 'processing' | 'processed' };
}

/** The port through which the rest of the upstream reaches signed-in users' sockets, on whichever node they are. */
export interface Realtime {
  announce<E extends keyof UserEvents>(userId: number, event: E, payload: UserEvents[E]): void;
  /** Closes the sockets that were opened with this session (D-183). */
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
  pool: Pool | null;
  /** Reads the credentials of the handshake; null for guests. */
  identify(headers: IncomingHttpHeaders): Promise<Identity | null>;
  onError(error: unknown): void;
}

const userRoom = (userId: number) => `user:${userId}`;
const sessionRoom = (sessionId: number) => `session:${sessionId}`;

/** socket.io at /realtime: each socket joins the room of its user, guests are refused with "unauthorized" (D-183). */
export function openRealtime({ server, pool, identify, onError }: Options): Realtime {
  const io = new Server(server, { path: '/realtime', serveClient: false, connectTimeout: 20_000 });
  if (pool !== null) {
    io.adapter(createAdapter(pool, { errorHandler: onError }));
  }
  io.use((socket, next) => {
    identify(credentials(socket.handshake.headers, socket.handshake.auth)).then(
      (identity) => {
        if (identity === null) {
          next(new Error('unauthorized'));
          return;
        }
        void socket.join([userRoom(identity.userId), sessionRoom(identity.sessionId)]);
        next();
      },
      (error: unknown) => {
        onError(error);
        next(new Error('unavailable'));
      },
    );
  });
  return {
    announce: (userId, event, payload) => {
      io.to(userRoom(userId)).emit(`User${userId}_channel_user_${event}`, payload);
    },
    endSession: (sessionId) => {
      io.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    close: () => io.close(),
  };
}

/** Clients that cannot set headers hand their token over as auth.token. */
function credentials(headers: IncomingHttpHeaders, auth: Record<string, unknown>): IncomingHttpHeaders {
  const token = auth['token'];
  return typeof token === 'string' ? { ...headers, authorization: `Bearer ${token}` } : headers;
}
