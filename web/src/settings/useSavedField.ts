import pLimit from "p-limit";
import { useRef, useState } from "react";
import { useUnsaved } from "../navigation/unsaved.ts";
import type { Outcome } from "../relay/mutation.ts";

/** The state of a field that is saved separately. */
export type SaveState = "idle" | "saving" | "saved";

export interface SavedField {
  /** The displayed value: the typed text until it is saved. */
  value: string;
  change: (value: string) => void;
  /** Saves the typed text, unless it equals the saved value. */
  save: () => void;
  /** Changes and saves at once, for selects and similar fields. */
  choose: (value: string) => void;
  state: SaveState;
  /** Error message of a rejected value; the typed text stays. */
  error: string | null;
}

export interface SavedFieldOptions {
  /** The saved value. */
  saved: string;
  send: (value: string) => Promise<Outcome<unknown>>;
  /** Returns the error message for a value that is not sent; null if it is valid. */
  check?: ((value: string) => string | null) | undefined;
}

/**
 * All fields are saved one after another. Of two requests at the same time, the earlier value could be saved later, or the response to
 * the one could lack the change of the other.
 */
const inSequence = pLimit(1);

/** A field that is saved separately, on Enter or on blur. */
export function useSavedField({ saved, send, check }: SavedFieldOptions): SavedField {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>("idle");
  const [error, setError] = useState<string | null>(null);
  /** The value of the request that is waiting or in progress. */
  const sent = useRef<string | null>(null);
  useUnsaved(typed !== null && typed.trim() !== saved && state !== "saving");

  const change = (value: string) => {
    setTyped(value);
    setState("idle");
    setError(null);
  };
  const store = async (value: string) => {
    if (value === sent.current) return;
    if (sent.current === null && value.trim() === saved) {
      setTyped(null);
      setError(null);
      return;
    }
    const invalid = check?.(value.trim()) ?? null;
    setError(invalid);
    if (invalid !== null) return;
    sent.current = value;
    setState("saving");
    const outcome = await inSequence(async () => (sent.current === value ? send(value.trim()) : null));
    if (outcome === null || sent.current !== value) return;
    sent.current = null;
    // Text typed during the request still has to be saved.
    if (outcome.ok) setTyped((now) => (now === value ? null : now));
    setState((now) => (now === "saving" ? (outcome.ok ? "saved" : "idle") : now));
    setError(outcome.ok ? null : outcome.text);
  };

  return {
    value: typed ?? saved,
    change,
    save: () => {
      if (typed !== null) void store(typed);
    },
    choose: (value) => {
      change(value);
      void store(value);
    },
    state,
    error,
  };
}
