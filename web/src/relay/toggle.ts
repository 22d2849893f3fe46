/** The callbacks that a toggle uses. */
interface ToggleCallbacks<State> {
  /** Shows the desired state until the returned function is called. */
  show: (desired: State) => () => void;
  /** Requests the desired state; on success the store contains it. Resolves to whether it was granted. */
  send: (desired: State) => Promise<boolean>;
}

interface Running {
  desired: unknown;
  /** Requests the desired state. */
  send: () => Promise<boolean>;
  /** Removes the optimistic state. */
  revert: () => void;
}

/**
 * Toggles by key, which may have more than two states, with one request per key at a time. Clicks during a request only change
 * the desired state; when the response arrives, the last desired state is sent unless it is already the current one. On failure,
 * the last state that the gateway confirmed is restored.
 */
export function createToggles() {
  const running = new Map<string, Running>();

  const start = async (key: string, toggle: Running): Promise<void> => {
    const sent = toggle.desired;
    const granted = await toggle.send();
    if (granted && toggle.desired !== sent) return start(key, toggle);
    running.delete(key);
    toggle.revert();
  };

  return {
    /** @param key identifies a subject and an action: mutation and subject id */
    set<State>(key: string, desired: State, callbacks: ToggleCallbacks<State>): void {
      const toggle = running.get(key);
      if (toggle?.desired === desired) return;
      toggle?.revert?.();
      const next = { desired, send: () => callbacks.send(desired), revert: callbacks.show(desired) };
      if (toggle) {
        Object.assign(toggle, next);
        return;
      }
      running.set(key, next);
      void start(key, next);
    },
  };
}
