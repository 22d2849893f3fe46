import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";

/** The client's address; null when it is unknown. */
export type ClientAddressOf = (request: IncomingMessage) => string | null;

/**
 * Finds the address of clients. Each proxy appends to X-Forwarded-For whom it was asked by, so that only what trusted
 * proxies appended counts; the rest is whatever the client wrote.
 * @param trusted addresses and networks of proxies; without any, the address is that of the connection
 * @throws TypeError for what is neither
 */
export function createClientAddressOf(trusted: readonly string[]): ClientAddressOf {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => {
    const address = proxyAddr(request, isTrusted);
    return isIP(address) === 0 ? (request.socket.remoteAddress ?? null) : address;
  };
}
