import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

/** The client's address; null when it is unknown. */
export type GetClientAddress = (request: IncomingMessage) => string | null;

/**
 * Determines the address of clients. Each proxy appends the address of its caller to X-Forwarded-For, so only entries by
 * trusted proxies count; the client can forge the rest.
 * @param trusted addresses and networks of proxies; if empty, the connection's address is used
 * @throws TypeError for an invalid address or network
 */
export function createClientAddressReader(trusted: readonly string[]): GetClientAddress {
  if (trusted.length === 0) return ({ socket }) => socket.remoteAddress ?? null;
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => {
    const address = proxyAddr(request, isTrusted);
    return isIP(address) === 0 ? (request.socket.remoteAddress ?? null) : address;
  };
}
