import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Session } from "../rest/session.ts";
import { matchesTag, type Encoding } from "./compression.ts";
import type { GraphqlParameters } from "./request.ts";

/** The time for which caches may serve a response to guests without revalidation, in seconds. */
const MAX_AGE = 60;

/** Whether the request may have a response for everybody: a trusted document by GET, without credentials. */
export const isShareable = (
  { method }: IncomingMessage,
  { query }: GraphqlParameters,
  { sid, authorization }: Pick<Session, "sid" | "authorization">,
): boolean => method !== "POST" && query === undefined && sid === null && authorization === null;

/** Every response depends on these headers; credentials are named so that a cache never serves a guest's response to others. */
const vary = "accept, accept-encoding, authorization, cookie";

/** Headers of a response that must not be cached. */
export const privateHeaders = { "cache-control": "private, no-store", vary } as const;

/** Headers of a response that any cache may store; its tag differs for each encoding (RFC 9110). */
export function createPublicHeaders(
  body: string,
  encoding: Encoding | null,
): { etag: string } & Readonly<Record<string, string>> {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { "cache-control": `public, max-age=${MAX_AGE}`, vary, etag: `"${hash}${encoding === null ? "" : `-${encoding}`}"` };
}

/** Whether the client has the response with this tag. */
export const isNotModified = ({ headers }: IncomingMessage, etag: string): boolean => matchesTag(headers["if-none-match"], etag);
