import { useRef } from "react";
import type { MutationFailure, Outcome } from "../relay/mutation.ts";

/**
 * Signs in or up, and then reads the visitor. When only the read has failed, sending the form again repeats the read alone: a code
 * of the authenticator works only once, and the address of a new account is taken.
 * @param onEntered called after the gateway has set the cookie
 */
export function useEntry(onEntered: () => Promise<void>) {
  /** The e-mail address of the sign-in whose visitor could not be read; null if there is none. */
  const enteredAs = useRef<string | null>(null);
  return async (email: string, enter: () => Promise<Outcome<unknown>>): Promise<{ ok: true } | MutationFailure> => {
    if (enteredAs.current !== email) {
      const outcome = await enter();
      if (!outcome.ok) return outcome;
      enteredAs.current = email;
    }
    await onEntered();
    enteredAs.current = null;
    return { ok: true };
  };
}
