/** What a toggle needs from the outside. */
export interface ToggleEnds {
  /** Shows the wanted state until the returned function is called. */
  show: (wanted: boolean) => () => void;
  /** Asks the gateway for the wanted state; on success the store holds it. Resolves to whether it was granted. */
  send: (wanted: boolean) => Promise<boolean>;
}

interface Running {
  wanted: boolean;
  /** Ends the optimistic state. */
  unshow: () => void;
}

/**
 * Toggles by key. One request per key is under way at a time; clicks meanwhile only change what is wanted, and the
 * last wish is sent when the answer is there, unless it is already so. On failure the last state that the gateway
 * confirmed comes back and the idempotencyKeys are dropped.
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
    /** @param key one per thing and act: mutation and subject id */
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
