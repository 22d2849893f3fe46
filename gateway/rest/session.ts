/** The caller's credentials: handed to the upstream as they came, never read here. */
export interface Session {
  /** Value of the cookie `sid`; null for guests and partners. Follows the upstream's Set-Cookie within the operation. */
  sid: string | null;
  /** The `Authorization` header as it came (`Bearer ...`); null when none. */
  readonly authorization: string | null;
  /** Set-Cookie lines of the upstream that have to reach the browser, rewritten for the gateway's own origin. */
  readonly setCookies: string[];
}

/** True when the caller shows credentials; whether they are good only the upstream knows. */
export const hasCredentials = (session: Session): boolean => session.sid !== null || session.authorization !== null;
