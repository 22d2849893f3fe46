import type { RawResponse } from "./transport.ts";

/** Makes a call by `send`, with headers added. */
export type TraceCall = (
  call: { name: string; method: string },
  headers: readonly string[],
  send: (headers: string[]) => Promise<RawResponse>,
) => Promise<RawResponse>;

/** Wraps every call; `send` makes the call. */
export type InterceptCall = (
  request: { call: string; method: string; path: string; body: string | null },
  send: () => Promise<RawResponse>,
) => Promise<RawResponse>;
