/**
 * Whether the page was requested with a session cookie, which scripts cannot read. The gateway marks such pages. It stays the same when
 * the reader signs in or out later, and the session may have ended before.
 */
export const requestedWithSession = (): boolean => globalThis.document?.documentElement.hasAttribute("data-session") ?? false;
