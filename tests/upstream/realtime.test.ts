import type { Socket } from "socket.io-client";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { announceNotifications, announceVideo } from "../../upstream/realtime/announce.ts";
import { hashToken } from "../../upstream/session/sessions.ts";
import { openRealtimeSocket } from "../support/realtimeSocket.ts";
import { Client } from "./client.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();
const sockets: Socket[] = [];
let ada: Person;
let ben: Person;

beforeAll(async () => {
  await env.current.upstream.listen(0, "127.0.0.1");
  ada = await env.current.person(["journo"]);
  ben = await env.current.person(["pr"]);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

function open(options: { headers?: Record<string, string>; token?: string }): Socket {
  const socket = openRealtimeSocket(env.current.upstream.url, {
    ...(options.headers !== undefined && { extraHeaders: options.headers }),
    ...(options.token !== undefined && { auth: { token: options.token } }),
  });
  sockets.push(socket);
  return socket;
}

const next = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve));
const cookie = (person: Person) => ({ headers: { cookie: `sid=${person.client.token}` } });
const bearer = (person: Person) => ({ headers: { authorization: `Bearer ${person.client.token}` } });
const token = (person: Person) => ({ token: person.client.token ?? "" });

const credentialTypes: [string, (person: Person) => Parameters<typeof open>[0]][] = [
  ["cookie", cookie],
  ["bearer token", bearer],
  ["token of the handshake", token],
];

describe("the realtime socket", () => {
  it.each(credentialTypes)("@RT-05 authenticates its user by %s and receives the user's events", async (_, credentials) => {
    const socket = open(credentials(ada));
    await next(socket, "connect");
    const received = next(socket, `User${ada.userId}_channel_user_notifications`);
    await announceNotifications(env.current.db, [{ id: null, userId: ada.userId }]);
    expect(await received).toEqual({ hasNotifications: true, notification: null });
  });

  it.each([
    ["without credentials", {}],
    ["with a wrong cookie", { headers: { cookie: "sid=wrong" } }],
    ["with a wrong token", { token: "wrong" }],
  ])('@RT-05 refuses guests (%s) with "unauthorized"', async (_, credentials) => {
    const error = await next<Error>(open(credentials), "connect_error");
    expect(error.message).toBe("unauthorized");
  });

  it("@RT-05 does not receive the events of other users", async () => {
    const socketOfAda = open(cookie(ada));
    const socketOfBen = open(cookie(ben));
    await Promise.all([next(socketOfAda, "connect"), next(socketOfBen, "connect")]);
    const events: string[] = [];
    socketOfBen.onAny((event: string) => event !== "position" && events.push(event));
    const last = next(socketOfBen, `User${ben.userId}_channel_user_videos`);
    await announceVideo(env.current.db, ada.userId, { id: 1, status: "processed" });
    await announceVideo(env.current.db, ben.userId, { id: 2, status: "processed" });
    expect(await last).toEqual({ id: 2, status: "processed" });
    expect(events).toEqual([`User${ben.userId}_channel_user_videos`]);
  });

  it("@RT-05 receives events of every node, and is closed if any node ends its session", async () => {
    const node = await env.current.otherNode();
    try {
      const client = await env.current.signIn(ada.userId);
      const socket = open({ token: client.token ?? "" });
      await next(socket, "connect");
      const received = next(socket, `User${ada.userId}_channel_user_videos`);
      await announceVideo(node.upstream.db, ada.userId, { id: 3, status: "processed" });
      expect(await received).toEqual({ id: 3, status: "processed" });
      const ended = next(socket, "disconnect");
      await new Client(node.upstream.app, client.token).delete("/session");
      expect(await ended).toBe("io server disconnect");
    } finally {
      await node.close();
    }
  });

  it("@RT-05 is closed with its session, while sockets of other sessions stay open", async () => {
    const client = await env.current.signIn(ada.userId);
    const closedSocket = open({ token: client.token ?? "" });
    const openSocket = open(cookie(ada));
    await Promise.all([next(closedSocket, "connect"), next(openSocket, "connect")]);
    const ended = next(closedSocket, "disconnect");
    await client.delete("/session");
    expect(await ended).toBe("io server disconnect");
    expect(openSocket.connected).toBe(true);
  });

  it("@RT-05 is closed when its session has expired and is deleted", async () => {
    const { db, jobs } = env.current.upstream;
    const client = await env.current.signIn(ada.userId);
    const expiredSocket = open({ token: client.token ?? "" });
    const openSocket = open(cookie(ada));
    await Promise.all([next(expiredSocket, "connect"), next(openSocket, "connect")]);
    const ended = next(expiredSocket, "disconnect");
    await db
      .updateTable("sessions")
      .set({ expires_at: env.current.ago(1) })
      .where("token_hash", "=", hashToken(client.token ?? ""))
      .execute();
    await jobs.enqueue(db, "purge-sessions", {});
    expect(await ended).toBe("io server disconnect");
    expect(openSocket.connected).toBe(true);
  });

  it("@RT-02 sends new messages to all participants, and read receipts to the reader only", async () => {
    const [socketOfAda, socketOfBen] = [open(cookie(ada)), open(cookie(ben))];
    await Promise.all([next(socketOfAda, "connect"), next(socketOfBen, "connect")]);
    const event = (person: Person) => `User${person.userId}_channel_user_messages`;
    const both = Promise.all([next(socketOfAda, event(ada)), next(socketOfBen, event(ben))]);
    const { body } = await ada.client.post<{ id: number }>("/conversations", { contactIds: [ben.contactId], content: "Hello" });
    const message = expect.objectContaining({ conversationId: body.id, content: "Hello", isDeleted: false });
    expect(await both).toEqual([
      { conversationId: body.id, message, unread: 0 },
      { conversationId: body.id, message, unread: 1 },
    ]);
    const events: string[] = [];
    socketOfAda.onAny((name: string) => events.push(name));
    const read = next(socketOfBen, event(ben));
    await ben.client.patch(`/conversations/${body.id}/read`);
    expect(await read).toEqual({ conversationId: body.id, message, unread: 0 });
    const last = next(socketOfAda, `User${ada.userId}_channel_user_videos`);
    await announceVideo(env.current.db, ada.userId, { id: 4, status: "processed" });
    await last;
    expect(events).toEqual([`User${ada.userId}_channel_user_videos`]);
  });
});
