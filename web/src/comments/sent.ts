import { messageFor, type Refused } from "../relay/mutation.ts";

/** How sending a comment went. */
export type Sent = { ok: true } | NotSent;

interface NotSent {
  ok: false;
  /** What to say at the box; null when it has been said elsewhere. */
  error: string | null;
  /** Whether the same can be sent as soon as the device has a network. */
  isOffline: boolean;
}

/** What a refused comment means for its box. */
export function notSent({ errors, isOffline }: Refused): NotSent {
  return { ok: false, error: messageFor(errors, "content"), isOffline: isOffline === true };
}
