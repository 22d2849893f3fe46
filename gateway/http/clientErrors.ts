import { ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Responses for malformed or oversized HTTP, by the error code of Node's parser. */
const problems: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of the request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};
const addressTooLong = [414, "The address of the request is too long."] as const;
const malformed = [400, "The request is malformed."] as const;

/** The status line of a request whose address alone exceeds what the parser accepts. */
const longAddress = /^[A-Z]+ [^\r\n]{8192}/;

/** The time that the client has to read the response and to close the connection. */
const CLOSING_TIME = 5000;

/** Whether a response to an earlier request is being sent on the connection. Only this property of Node's tells. */
function isResponding(socket: Duplex): boolean {
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof ServerResponse && response.headersSent;
}

/**
 * Responds to a request that could not be parsed, and closes its connection, because it is unknown where the next request would
 * begin.
 */
export function respondToClientError(error: Error & { code?: string; rawPacket?: unknown }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  // The client would read anything that is sent now as a part of that response.
  if (isResponding(socket)) {
    socket.destroy();
    return;
  }
  const { code, rawPacket } = error;
  const isLong = code === "HPE_HEADER_OVERFLOW" && Buffer.isBuffer(rawPacket) && longAddress.test(rawPacket.toString("latin1"));
  const [status, detail] = isLong ? addressTooLong : (problems[code ?? ""] ?? malformed);
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "connection: close",
    "content-type: application/json; charset=utf-8",
    "x-content-type-options: nosniff",
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), CLOSING_TIME);
  socket.once("close", () => clearTimeout(timer));
}
