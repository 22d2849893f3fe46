import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { getToken } from "../session/credentials.ts";
import { CALL_WINDOW_SECONDS, type CallCounter } from "./callCounter.ts";
import { HttpError } from "./errors.ts";

interface CallLimitOptions {
  /** Calls of one session, or of the guests of one address, in a window; 0 means unlimited. */
  limit: number;
  /** Counts the calls of all nodes; null for a single node. */
  counter: CallCounter | null;
  /** Called when the nodes could not exchange their counts; this node then counts alone. */
  onError(error: unknown): void;
}

export interface CallLimits {
  /** Counts a call. @throws 429 with retry-after when its session or address has reached its limit */
  countCall(request: FastifyRequest): void;
}

interface Window {
  /** Calls counted by all nodes, as of the last exchange. */
  shared: number;
  /** Calls counted by this node since the last exchange. */
  own: number;
  /** Unix time in ms. */
  resetAt: number;
  isExchanging: boolean;
}

/** The limit of an address in multiples of that of a caller: several people may share an address. */
const CALLERS_PER_ADDRESS = 20;

/**
 * Nodes exchange the count of a caller after each hundredth of the limit. Most callers never reach it, so that their calls
 * cost the database nothing, and each node exceeds the limit by at most a hundredth.
 */
const EXCHANGES_PER_WINDOW = 100;

/** Maximum number of counted callers; the least recently active ones are dropped. */
const MAX_CALLERS = 100_000;

/** Tokens are secrets, so the shared counter gets only their hash. */
const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Identifies who sends a request: its session or access token, or the address of a guest. */
export function getCaller(request: FastifyRequest): string {
  const token = getToken(request.headers);
  return token === null ? `guest:${request.ip}` : `token:${hashToken(token)}`;
}

/** Limits the REST calls of each session and each address in windows of a minute. */
export function createCallLimits({ limit, counter, onError }: CallLimitOptions): CallLimits {
  const windows = new LRUCache<string, Window>({ max: MAX_CALLERS });

  function getWindow(key: string): Window {
    const now = Date.now();
    const known = windows.get(key);
    if (known !== undefined && known.resetAt > now) return known;
    const fresh = { shared: 0, own: 0, resetAt: now + CALL_WINDOW_SECONDS * 1000, isExchanging: false };
    windows.set(key, fresh);
    return fresh;
  }

  async function exchange(key: string, window: Window, store: CallCounter): Promise<void> {
    const sent = window.own;
    window.isExchanging = true;
    try {
      const { count, resetsIn } = await store.add(key, sent);
      window.shared = count;
      window.own -= sent;
      window.resetAt = Date.now() + resetsIn;
    } catch (error) {
      onError(error);
    } finally {
      window.isExchanging = false;
    }
  }

  return {
    countCall(request) {
      if (limit === 0) return;
      const counted = [
        { key: getCaller(request), max: limit },
        { key: `address:${request.ip}`, max: limit * CALLERS_PER_ADDRESS },
      ].map(({ key, max }) => ({ key, max, window: getWindow(key) }));
      const full = counted.filter(({ window, max }) => window.shared + window.own >= max);
      if (full.length > 0) throw createTooManyCallsError(Math.max(...full.map(({ window }) => window.resetAt)));
      for (const { key, max, window } of counted) {
        window.own += 1;
        if (counter !== null && !window.isExchanging && window.own >= Math.ceil(max / EXCHANGES_PER_WINDOW))
          void exchange(key, window, counter);
      }
    },
  };
}

function createTooManyCallsError(resetAt: number): HttpError {
  const seconds = Math.max(1, Math.ceil((resetAt - Date.now()) / 1000));
  return new HttpError(
    429,
    { detail: `Too many requests. Please try again in ${seconds} seconds.` },
    { "retry-after": String(seconds) },
  );
}
