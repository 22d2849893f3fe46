import { ScriptError } from "./fail.ts";

/** Settings used by the scripts; gateway and upstream read and check their own. */
export interface Settings {
  host: string;
  port: number;
  /** Public address of the product. */
  publicUrl: string;
  /** Address of the gateway on this machine, which may differ from publicUrl. */
  gatewayUrl: string;
  /** Address of the REST API. */
  upstreamUrl: string;
  /** Port of the embedded REST API; null when UPSTREAM_URL points elsewhere. */
  upstreamPort: number | null;
}

/** @throws ScriptError with the name of the invalid setting */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const host = env["HOST"] || "127.0.0.1";
  const port = readPort(env, "PORT", 4000);
  const gatewayUrl = `http://${localHost(host)}:${port}`;
  const publicUrl = readUrl(env, "PUBLIC_URL") ?? `http://${publicHost(host)}:${port}`;
  const external = readUrl(env, "UPSTREAM_URL");
  if (external !== null) return { host, port, publicUrl, gatewayUrl, upstreamUrl: external, upstreamPort: null };
  const upstreamPort = readPort(env, "UPSTREAM_PORT", 4100);
  if (upstreamPort === port) throw new ScriptError(`PORT and UPSTREAM_PORT are both ${port}; give them different ports.`);
  return { host, port, publicUrl, gatewayUrl, upstreamUrl: `http://127.0.0.1:${upstreamPort}`, upstreamPort };
}

function readPort(env: Readonly<Record<string, string | undefined>>, name: string, fallback: number): number {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new ScriptError(`${name} must be a port from 1 to 65535, not "${text}".`);
  return port;
}

function readUrl(env: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const text = env[name] || null;
  if (text === null) return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ScriptError(`${name} must be an http or https address, not "${text}".`);
  return text.replace(/\/+$/, "");
}

/** The host in the public address: localhost for a server that listens on all interfaces. */
const publicHost = (host: string): string => (host === "0.0.0.0" || host === "::" ? "localhost" : bracket(host));

/** The host that this machine connects to: the loopback address for a server that listens on all interfaces. */
const localHost = (host: string): string => (host === "0.0.0.0" ? "127.0.0.1" : bracket(host === "::" ? "::1" : host));

const bracket = (host: string): string => (host.includes(":") ? `[${host}]` : host);
