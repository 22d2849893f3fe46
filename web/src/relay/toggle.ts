/** The callbacks that a toggle uses. */
export interface ToggleEnds {
  /** Shows the wanted state until the returned function is called. */
  show: (wanted: boolean) => () => void;
  /** Requests the wanted state; on success the store contains it. Resolves to whether it was granted. */
  send: (wanted: boolean) => Promise<boolean>;
}

interface Running {
  wanted: boolean;
  /** Removes the optimistic state. */
  unshow: () => void;
}

/**
 * Toggles by key, with one request per key at a time. Clicks during a request only change the wanted state; when the answer
 * arrives, the last wanted state is sent unless it is already the current one. On failure, the last state that the gateway
 * confirmed is restored.
 */
export function createToggles() {
  const running = new Map<string, Running>();

  const start = async (key: string, toggle: Running, ends: ToggleEnds): Promise<void> => {
    const sent = toggle.wanted;
    const granted = await ends.send(sent);
    if (granted && toggle.wanted !== sent) return start(key, toggle, ends);
    running.delete(key);
    toggle.unshow();
  };

  return {
    /** @param key identifies a subject and an action: mutation and subject id */
    set(key: string, wanted: boolean, ends: ToggleEnds): void {
      const toggle = running.get(key);
      if (toggle?.wanted === wanted) return;
      toggle?.unshow?.();
      const unshow = ends.show(wanted);
      if (toggle) {
        toggle.wanted = wanted;
        toggle.unshow = unshow;
        return;
      }
      const started = { wanted, unshow };
      running.set(key, started);
      void start(key, started, ends);
    },
  };
}
