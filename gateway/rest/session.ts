import type { IncomingMessage } from "node:http";
import type { GetClientAddress } from "./clientAddress.ts";

/** The caller's credentials and forwarded headers, passed to the upstream unchanged and never interpreted here. */
export interface Session {
  /** Value of the cookie `sid`; null for guests and partners. Updated from the upstream's Set-Cookie within the operation. */
  sid: string | null;
  /** The `Authorization` header as received (`Bearer ...`); null when absent. */
  readonly authorization: string | null;
  /** Set-Cookie lines of the upstream for the browser, rewritten for the gateway's own origin. */
  readonly setCookies: string[];
  /** True when the gateway is reached by https: the cookie is then Secure. */
  readonly secure: boolean;
  /**
   * Sent to the upstream as X-Forwarded-For. The upstream limits attempts by address and would otherwise treat all callers as
   * one. Null when unknown.
   */
  readonly clientAddress: string | null;
  /** The `User-Agent` header, by which people recognize their sessions; null when absent. */
  readonly userAgent: string | null;
}

/** Options for reading sessions. */
export interface SessionOptions {
  /** True when the gateway is reached by https: cookies are then Secure. */
  readonly secure: boolean;
  readonly getClientAddress: GetClientAddress;
}

/** Whether the caller sends credentials; only the upstream can tell whether they are valid. */
export const hasCredentials = (session: Session): boolean => session.sid !== null || session.authorization !== null;

/** Identifies a session. */
export const getSessionKey = ({ sid, authorization }: Session): string => `${sid ?? ""} ${authorization ?? ""}`;

const cookieName = "sid";
const value = /^[A-Za-z0-9._~+/=%-]{1,512}$/;

/** Reads the credentials of a request; all its other headers are ignored. */
export function readSession(request: IncomingMessage, { secure, getClientAddress }: SessionOptions): Session {
  const { headers } = request;
  return {
    sid: readSid(headers.cookie),
    authorization: readBearer(headers.authorization),
    setCookies: [],
    secure,
    clientAddress: getClientAddress(request),
    userAgent: headers["user-agent"]?.replaceAll(/[^\x20-\x7e]/g, "").slice(0, 255) ?? null,
  };
}

/** The caller's address and browser, as headers for the upstream. */
export const createForwardedHeaders = ({ clientAddress, userAgent }: Session): Record<string, string> => ({
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

/** A bearer token of valid form and length; null otherwise. */
export function readBearer(authorization: string | undefined): string | null {
  return authorization !== undefined && /^Bearer [A-Za-z0-9._~+/=-]{1,512}$/.test(authorization) ? authorization : null;
}

/**
 * Applies the upstream's session cookie to the rest of this operation and to the browser, rewritten for our own origin (no
 * Domain, HttpOnly, SameSite=Lax, Secure on https). Other cookies of the upstream are dropped.
 */
export function applyCookies(session: Session, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const sid = pair.slice(cookieName.length + 1);
    if (!pair.startsWith(`${cookieName}=`) || (sid !== "" && !value.test(sid))) continue;
    const lifetime = attributes.filter((attribute) => /^(max-age|expires)=/i.test(attribute));
    session.sid = sid === "" || lifetime.some(isExpired) ? null : sid;
    const own = ["Path=/", "HttpOnly", "SameSite=Lax", ...(session.secure ? ["Secure"] : [])];
    session.setCookies.push([`${cookieName}=${sid}`, ...lifetime, ...own].join("; "));
  }
}

function isExpired(attribute: string): boolean {
  const [name = "", ...rest] = attribute.split("=");
  const end = rest.join("=");
  return name.toLowerCase() === "max-age" ? Number(end) <= 0 : Date.parse(end) <= Date.now();
}

/** Removes the browser's cookie, whether or not the upstream could be reached for the sign-out. */
export function endSession(session: Session): void {
  if (session.sid !== null) applyCookies(session, [`${cookieName}=; Max-Age=0`]);
}
