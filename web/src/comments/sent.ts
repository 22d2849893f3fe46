import { messageFor, type Refused } from "../relay/mutation.ts";

/** The result of sending a comment. */
export type Sent = { ok: true } | NotSent;

interface NotSent {
  ok: false;
  /** Shown at the box; null when it has been shown elsewhere. */
  error: string | null;
  /** Whether the same text can be sent once the device is online. */
  isOffline: boolean;
}

/** Converts a refused mutation to the result for its box. */
export function notSent({ errors, isOffline }: Refused): NotSent {
  return { ok: false, error: messageFor(errors, "content"), isOffline: isOffline === true };
}
