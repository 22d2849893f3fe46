import { useRef } from "react";
import type { MutationFailure, Outcome } from "../relay/mutation.ts";

/**
 * Signs in or up, and then reads the visitor. When only the read has failed, sending the form again repeats the read alone: a code
 * of the authenticator works only once, and the address of a new account is taken.
 * @param onSignedIn reads the visitor; called after the gateway has set the cookie
 */
export function useSignInSteps(onSignedIn: () => Promise<void>) {
  /** The e-mail address of the sign-in whose visitor could not be read; null if there is none. */
  const signedInAs = useRef<string | null>(null);
  return async (email: string, signIn: () => Promise<Outcome<unknown>>): Promise<{ ok: true } | MutationFailure> => {
    if (signedInAs.current !== email) {
      const outcome = await signIn();
      if (!outcome.ok) return outcome;
      signedInAs.current = email;
    }
    await onSignedIn();
    signedInAs.current = null;
    return { ok: true };
  };
}
