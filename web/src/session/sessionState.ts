import { atom, type ReadableAtom } from "nanostores";
import { guest, type Visitor } from "./visitor.ts";

/** unknown: the first response has not arrived yet. */
type Phase = "unknown" | "guest" | "signedIn";

export interface SessionState {
  phase: Phase;
  /** The current visitor; a guest until the session is known. */
  visitor: Visitor;
  /** Whether the sign-in modal is open over the page. */
  isSignInOpen: boolean;
}

/** Reads the visitor from the gateway. */
type ReadVisitor = () => Promise<Visitor>;

/** Creates the session, which records who is signed in and handles the end of a sign-in (GUARD-03, STATE-02). */
export function createSession() {
  const state = atom<SessionState>({ phase: "unknown", visitor: guest, isSignInOpen: false });
  let readVisitor: ReadVisitor | null = null;
  let reading: Promise<Visitor> | null = null;
  /** True when the sign-in ended before the first response confirmed it. */
  let endedBeforeFirstResponse = false;

  const update = (change: Partial<SessionState>) => {
    state.set({ ...state.get(), ...change });
  };

  const end = () => {
    endedBeforeFirstResponse = state.get().phase === "unknown";
    if (state.get().phase !== "signedIn") return;
    // Only `authenticated` changes, so that the page under the modal stays as it was.
    update({ phase: "guest", visitor: { ...state.get().visitor, authenticated: false }, isSignInOpen: true });
  };

  const read = (): Promise<Visitor> => {
    if (reading) return reading;
    if (!readVisitor) return Promise.reject(new Error("The session has not been started."));
    reading = readVisitor()
      .then((visitor) => {
        const isOver = endedBeforeFirstResponse;
        endedBeforeFirstResponse = false;
        if (visitor.authenticated) {
          update({ phase: "signedIn", visitor });
          if (isOver) end();
        } else if (state.get().phase === "signedIn") {
          end();
        } else {
          update({ phase: "guest", visitor });
        }
        return visitor;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    state: state satisfies ReadableAtom<SessionState>,
    /** Sets how the visitor is read. Call this once, before anything else. */
    start(reader: ReadVisitor): void {
      readVisitor = reader;
    },
    /** Forgets the visitor and starts again. For the server, which renders the pages of one visitor after another's. */
    restart(reader: ReadVisitor): void {
      readVisitor = reader;
      reading = null;
      endedBeforeFirstResponse = false;
      state.set({ phase: "unknown", visitor: guest, isSignInOpen: false });
    },
    /** The visitor; asks the gateway the first time, and again after a failure. */
    whenKnown(): Promise<Visitor> {
      return state.get().phase === "unknown" ? read() : Promise.resolve(state.get().visitor);
    },
    /**
     * Reads the visitor again; ends the session if the sign-in is no longer valid. A read already in progress may return the
     * previous visitor, so another one follows it.
     */
    refresh: (): Promise<Visitor> => (reading ? reading.then(read, read) : read()),
    /** Ends the session, after a sign-out or a refusal, and opens the modal. Does nothing for a guest. */
    end,
    /** Opens the sign-in modal for a guest who tries an action that requires a sign-in. */
    askToSignIn(): void {
      update({ isSignInOpen: true });
    },
    closeSignIn(): void {
      update({ isSignInOpen: false });
    },
  };
}

/** The session of this page. */
export const session = createSession();
