/** The callbacks that a toggle uses. */
interface ToggleCallbacks {
  /** Shows the desired state until the returned function is called. */
  show: (desired: boolean) => () => void;
  /** Requests the desired state; on success the store contains it. Resolves to whether it was granted. */
  send: (desired: boolean) => Promise<boolean>;
}

interface Running {
  desired: boolean;
  /** Removes the optimistic state. */
  revert: () => void;
}

/**
 * Toggles by key, with one request per key at a time. Clicks during a request only change the desired state; when the response
 * arrives, the last desired state is sent unless it is already the current one. On failure, the last state that the gateway
 * confirmed is restored.
 */
export function createToggles() {
  const running = new Map<string, Running>();

  const start = async (key: string, toggle: Running, callbacks: ToggleCallbacks): Promise<void> => {
    const sent = toggle.desired;
    const granted = await callbacks.send(sent);
    if (granted && toggle.desired !== sent) return start(key, toggle, callbacks);
    running.delete(key);
    toggle.revert();
  };

  return {
    /** @param key identifies a subject and an action: mutation and subject id */
    set(key: string, desired: boolean, callbacks: ToggleCallbacks): void {
      const toggle = running.get(key);
      if (toggle?.desired === desired) return;
      toggle?.revert?.();
      const revert = callbacks.show(desired);
      if (toggle) {
        toggle.desired = desired;
        toggle.revert = revert;
        return;
      }
      const started = { desired, revert };
      running.set(key, started);
      void start(key, started, callbacks);
    },
  };
}
