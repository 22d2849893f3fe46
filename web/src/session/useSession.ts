import { useStore } from "@nanostores/react";
import { session, type SessionState } from "./sessionState.ts";

/** The session state: whether a user is signed in, and whether the sign-in modal is open. */
export function useSession(): SessionState {
  return useStore(session.state);
}
