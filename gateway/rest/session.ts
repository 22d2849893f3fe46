import type { IncomingMessage } from "node:http";
import type { ClientAddressOf } from "./clientAddress.ts";

/** The caller's credentials and forwardedHeaders: handed to the upstream as they came, never interpreted here. */
export interface Session {
  /** Value of the cookie `sid`; null for guests and partners. Follows the upstream's Set-Cookie within the operation. */
  sid: string | null;
  /** The `Authorization` header as it came (`Bearer ...`); null when none. */
  readonly authorization: string | null;
  /** Set-Cookie lines of the upstream that have to reach the browser, rewritten for the gateway's own origin. */
  readonly setCookies: string[];
  /** True when the gateway is reached by https: the cookie is then Secure. */
  readonly secure: boolean;
  /**
   * Sent to the upstream as X-Forwarded-For: it limits attempts by address and would take all callers for one
   * without it. Null when unknown.
   */
  readonly clientAddress: string | null;
  /** The `User-Agent` header, by which a person knows the own sign-ins; null when none. */
  readonly userAgent: string | null;
}

/** What sessions are read by. */
export interface SessionOptions {
  /** True when the gateway is reached by https: cookies are then Secure. */
  readonly secure: boolean;
  readonly clientAddressOf: ClientAddressOf;
}

/** True when the caller shows credentials; whether they are good only the upstream knows. */
export const hasCredentials = (session: Session): boolean => session.sid !== null || session.authorization !== null;

/** Identifies a session. */
export const keyOf = ({ sid, authorization }: Session): string => `${sid ?? ""} ${authorization ?? ""}`;

const cookieName = "sid";
const value = /^[A-Za-z0-9._~+/=%-]{1,512}$/;

/** Reads the credentials of a request; anything else in its headers stays behind. */
export function readSession(request: IncomingMessage, { secure, clientAddressOf }: SessionOptions): Session {
  const { headers } = request;
  return {
    sid: readSid(headers.cookie),
    authorization: readBearer(headers.authorization),
    setCookies: [],
    secure,
    clientAddress: clientAddressOf(request),
    userAgent: headers["user-agent"]?.replaceAll(/[^\x20-\x7e]/g, "").slice(0, 255) ?? null,
  };
}

/** Where the caller is, as headers for the upstream. */
export const forwardedHeaders = ({ clientAddress, userAgent }: Session): Record<string, string> => ({
  ...(clientAddress === null ? {} : { "x-forwarded-for": clientAddress }),
  ...(userAgent === null ? {} : { "user-agent": userAgent }),
});

function readSid(cookie: string | undefined): string | null {
  for (const part of cookie?.split(";") ?? []) {
    const [name, ...rest] = part.trim().split("=");
    const sid = rest.join("=");
    if (name === cookieName && value.test(sid)) return sid;
  }
  return null;
}

/** A bearer token of a sane length; null otherwise. */
export function readBearer(authorization: string | undefined): string | null {
  return authorization !== undefined && /^Bearer [A-Za-z0-9._~+/=-]{1,512}$/.test(authorization) ? authorization : null;
}

/**
 * Takes over the upstream's session cookie: for the rest of this operation, and for the browser on our own origin
 * (no Domain, HttpOnly, SameSite=Lax, Secure on https). Other cookies of the upstream stay behind.
 */
export function acceptCookies(session: Session, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const sid = pair.slice(cookieName.length + 1);
    if (!pair.startsWith(`${cookieName}=`) || (sid !== "" && !value.test(sid))) continue;
    const lifetime = attributes.filter((attribute) => /^(max-age|expires)=/i.test(attribute));
    session.sid = sid === "" || lifetime.some(isOver) ? null : sid;
    const own = ["Path=/", "HttpOnly", "SameSite=Lax", ...(session.secure ? ["Secure"] : [])];
    session.setCookies.push([`${cookieName}=${sid}`, ...lifetime, ...own].join("; "));
  }
}

function isOver(attribute: string): boolean {
  const [name = "", ...rest] = attribute.split("=");
  const end = rest.join("=");
  return name.toLowerCase() === "max-age" ? Number(end) <= 0 : Date.parse(end) <= Date.now();
}

/** Signed out on our side, whether or not the upstream could be reached: the browser's cookie is removed. */
export function endSession(session: Session): void {
  if (session.sid !== null) acceptCookies(session, [`${cookieName}=; Max-Age=0`]);
}
