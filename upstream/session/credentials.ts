import type { IncomingHttpHeaders } from "node:http";

const sessionCookie = "sid";

/** The session token of a request: a bearer token takes precedence over the cookie; null without either. */
export function getToken(headers: IncomingHttpHeaders): string | null {
  const bearer = /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? "")?.[1];
  return bearer ?? getSessionCookie(headers.cookie ?? "");
}

function getSessionCookie(header: string): string | null {
  for (const part of header.split(";")) {
    const [name, value] = part.trim().split("=");
    if (name === sessionCookie && value !== undefined && /^[\w-]+$/.test(value)) return value;
  }
  return null;
}

/** The set-cookie value, valid for maxAge seconds; null makes it a cookie of the browser session. */
export function createSessionCookie(token: string, maxAge: number | null, secure: boolean): string {
  return [
    `${sessionCookie}=${token}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
  ].join("; ");
}
