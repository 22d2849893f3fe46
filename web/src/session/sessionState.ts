/** unknown: the first answer is not there yet. */
export type Phase = "unknown" | "guest" | "signedIn";

export interface SessionState {
  phase: Phase;
  /** The sign-in modal is over the page. */
  isSignInOpen: boolean;
}

/** Asks the gateway who is there; resolves to whether that person is signed in. */
export type ReadViewer = () => Promise<boolean>;

/** Whether somebody is signed in, and what follows when that ends (GUARD-03, STATE-02). */
export function createSession() {
  let state: SessionState = { phase: "unknown", isSignInOpen: false };
  let readViewer: ReadViewer | null = null;
  let reading: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  const update = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const refresh = (): Promise<boolean> => {
    if (reading) return reading;
    if (!readViewer) return Promise.reject(new Error("The session has not been started."));
    reading = readViewer()
      .then((isSignedIn) => {
        update({ phase: isSignedIn ? "signedIn" : "guest" });
        return isSignedIn;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  return {
    snapshot: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Says how the viewer is read; to be called once, before anything else. */
    start(read: ReadViewer): void {
      readViewer = read;
    },
    /** Whether somebody is signed in; asks the gateway the first time, and again after a failure (D-31). */
    whenKnown(): Promise<boolean> {
      return state.phase === "unknown" ? refresh() : Promise.resolve(state.phase === "signedIn");
    },
    /** Reads the viewer again (D-32, D-36). */
    refresh,
    /** The sign-in has ended, by sign-out or by a refusal; a guest has none to lose. Opens the modal (D-37, D-09). */
    end(): void {
      if (state.phase === "signedIn") update({ phase: "guest", isSignInOpen: true });
    },
    /** Opens the sign-in modal for a guest who wants to do something (D-20). */
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
