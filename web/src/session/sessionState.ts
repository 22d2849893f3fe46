import { atom, type ReadableAtom } from "nanostores";
import { guest, type Visitor } from "./visitor.ts";

/** unknown: the first answer is not there yet. */
export type Phase = "unknown" | "guest" | "signedIn";

export interface SessionState {
  phase: Phase;
  /** Who is there; a guest as long as nobody is known. */
  visitor: Visitor;
  /** The sign-in modal is over the page. */
  isSignInOpen: boolean;
}

/** Asks the gateway who is there. */
export type ReadVisitor = () => Promise<Visitor>;

/** Whether somebody is signed in, and what follows when that ends (GUARD-03, STATE-02). */
export function createSession() {
  const state = atom<SessionState>({ phase: "unknown", visitor: guest, isSignInOpen: false });
  let readVisitor: ReadVisitor | null = null;
  let reading: Promise<Visitor> | null = null;
  /** The sign-in ended before it was known that there was one. */
  let hasEndedUnknown = false;

  const update = (change: Partial<SessionState>) => {
    state.set({ ...state.get(), ...change });
  };

  const end = () => {
    hasEndedUnknown = state.get().phase === "unknown";
    if (state.get().phase !== "signedIn") return;
    // What stood around the page stays as it was under the modal.
    update({ phase: "guest", visitor: { ...state.get().visitor, authenticated: false }, isSignInOpen: true });
  };

  const refresh = (): Promise<Visitor> => {
    if (reading) return reading;
    if (!readVisitor) return Promise.reject(new Error("The session has not been started."));
    reading = readVisitor()
      .then((visitor) => {
        const isOver = hasEndedUnknown;
        hasEndedUnknown = false;
        if (visitor.authenticated) {
          update({ phase: "signedIn", visitor });
          if (isOver) end();
        } else if (state.get().phase === "signedIn") end();
        else update({ phase: "guest", visitor });
        return visitor;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    state: state satisfies ReadableAtom<SessionState>,
    /** Says how the visitor is read; to be called once, before anything else. */
    start(read: ReadVisitor): void {
      readVisitor = read;
    },
    /** Who is there; asks the gateway the first time, and again after a failure. */
    whenKnown(): Promise<Visitor> {
      return state.get().phase === "unknown" ? refresh() : Promise.resolve(state.get().visitor);
    },
    /** Reads the visitor again; a sign-in that is over by then ends here too. */
    refresh,
    /** Reads the visitor after a sign-in: an answer under way may tell of who was there before. */
    readAnew: (): Promise<Visitor> => (reading ? reading.then(refresh, refresh) : refresh()),
    /** The sign-in has ended, by sign-out or by a refusal; a guest has none to lose. Opens the modal. */
    end,
    /** Opens the sign-in modal for a guest who wants to do something. */
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
