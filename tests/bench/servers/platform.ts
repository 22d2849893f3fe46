import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { Server } from "socket.io";
import { listen, report } from "./child.ts";

/**
 * The parts of the platform that subscriptions need: the current user, and numbered events over socket.io. The user of the session
 * `user-7` has the id 7. Each message `emit` of the parent process sends one event to every user. `calls` is the number of open
 * sockets.
 */
interface Contract {
  paths: Record<string, { get: { responses: { 200: { content: { "application/json": { example: object } } } } } }>;
}

const contract = JSON.parse(readFileSync(path.join(import.meta.dirname, "../../../openapi.json"), "utf8")) as Contract;
const example = contract.paths["/current_user/info"]?.get.responses[200].content["application/json"].example;
if (example === undefined) throw new Error("openapi.json has no example of the current user.");
const userOf = (cookie: string | undefined): number => Number(/sid=user-(\d+)/.exec(cookie ?? "")?.[1]);

const http = createServer((request, response) => {
  request.resume();
  if (!request.url?.startsWith("/api/")) return;
  const user = { ...example, id: userOf(request.headers.cookie) };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(user));
});
const server = new Server(http, { path: "/realtime", transports: ["websocket"], serveClient: false });
let sequence = 1;
server.on("connection", (socket) => {
  socket.on("missed", (_since: unknown, reply: (missed: object) => void) => reply({ sequence, events: [] }));
  socket.emit("position", { sequence });
});
process.on("message", (message) => {
  if (message !== "emit") return;
  sequence += 1;
  for (const socket of server.sockets.sockets.values()) {
    const user = userOf(socket.handshake.headers.cookie);
    socket.emit(`User${user}_channel_user_notifications`, { hasNotifications: true }, sequence);
  }
});
report(await listen(http), () => server.sockets.sockets.size);
