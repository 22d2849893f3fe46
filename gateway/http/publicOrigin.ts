import type { IncomingMessage } from "node:http";

/** Host headers that may become part of a page. */
const validHost = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/**
 * Creates the function that finds the origin of a page's absolute addresses.
 * @param publicOrigin the gateway's public address; null: the host of the request
 */
export const createOriginReader =
  (publicOrigin: string | null) =>
  ({ headers: { host = "" } }: IncomingMessage): string =>
    publicOrigin ?? `http://${validHost.test(host) ? host : "localhost"}`;
