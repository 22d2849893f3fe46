/** The callbacks that a change uses. */
interface ChangeCallbacks<State> {
  /** Shows the desired state until the returned function is called. */
  show: (desired: State) => () => void;
  /** Requests the desired state; on success the store contains it. Resolves to whether it was granted. */
  send: (desired: State) => Promise<boolean>;
}

interface RunningChange {
  /** The state that the gateway has confirmed last. */
  confirmed: unknown;
  desired: unknown;
  /** Requests the desired state. */
  send: () => Promise<boolean>;
  /** Removes the optimistic state. */
  revert: () => void;
}

/**
 * Changes of a state, by key, with one request per key at a time. Choices during a request only change the desired state; after
 * the response, also when the request has failed, the last one is sent unless it is the confirmed state. When the last request
 * fails, the last state that the gateway confirmed is restored.
 */
export function createStateChanges() {
  const running = new Map<string, RunningChange>();

  const start = async (key: string, change: RunningChange): Promise<void> => {
    const sent = change.desired;
    if (await change.send()) change.confirmed = sent;
    if (change.desired !== sent && change.desired !== change.confirmed) return start(key, change);
    running.delete(key);
    change.revert();
  };

  return {
    /**
     * @param key identifies a subject and an action: mutation and subject id
     * @param states the current state, which counts as confirmed if no request is running, and the desired one
     */
    set<State>(key: string, { current, desired }: { current: State; desired: State }, callbacks: ChangeCallbacks<State>): void {
      const change = running.get(key);
      if (change?.desired === desired) return;
      change?.revert?.();
      const next = { desired, send: () => callbacks.send(desired), revert: callbacks.show(desired) };
      if (change) {
        Object.assign(change, next);
        return;
      }
      const first = { confirmed: current, ...next };
      running.set(key, first);
      void start(key, first);
    },
  };
}
