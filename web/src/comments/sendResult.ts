import { messageFor, type MutationFailure } from "../relay/mutation.ts";

/** The result of sending a comment. */
export type SendResult = { ok: true } | SendFailure;

interface SendFailure {
  ok: false;
  /** Shown at the box; null when it has been shown elsewhere. */
  error: string | null;
  /** Whether the same text can be sent once the device is online. */
  isOffline: boolean;
}

/** Converts a failed mutation to the result for its box. */
export function toSendFailure({ errors, isOffline }: MutationFailure): SendFailure {
  return { ok: false, error: messageFor(errors, "content"), isOffline: isOffline === true };
}
