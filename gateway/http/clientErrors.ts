import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** What is no HTTP, or too much of it, by the code of Node's parser. */
const problems: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The headers of the request are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};
const malformed = [400, "The request is malformed."] as const;

/** So long the client may take to read the answer and to close. */
const closingTime = 5000;

/** Answers a request that could not be read, and closes its connection: it is unknown where the next request would begin. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return;
  const [status, detail] = problems[error.code ?? ""] ?? malformed;
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "connection: close",
    "content-type: application/json; charset=utf-8",
    "x-content-type-options: nosniff",
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), closingTime);
  socket.once("close", () => clearTimeout(timer));
}
