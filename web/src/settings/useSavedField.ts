import { useRef, useState } from "react";
import { useUnsaved } from "../leaving/unsaved.ts";
import type { Outcome } from "../relay/mutation.ts";

/** How a field that is saved on its own stands. */
export type SaveState = "idle" | "saving" | "saved";

export interface SavedField {
  /** What the field shows: what was typed, as long as it is not saved. */
  value: string;
  change: (value: string) => void;
  /** Saves what was typed, unless it is what is saved already. */
  save: () => void;
  /** Changes and saves at once, for fields that are chosen from. */
  choose: (value: string) => void;
  state: SaveState;
  /** Why it was refused; what was typed stays. */
  error: string | null;
}

interface SavedFieldOptions {
  /** What is saved now. */
  saved: string;
  send: (value: string) => Promise<Outcome<unknown>>;
  /** Why a value is not even sent; null when it is. */
  check?: ((value: string) => string | null) | undefined;
}

/** A field that is saved on its own, on Enter or on leaving it. */
export function useSavedField({ saved, send, check }: SavedFieldOptions): SavedField {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>("idle");
  const [error, setError] = useState<string | null>(null);
  /** What was sent last and has no answer yet. */
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
    const fault = check?.(value.trim()) ?? null;
    setError(fault);
    if (fault !== null) return;
    sent.current = value;
    setState("saving");
    const outcome = await send(value.trim());
    if (sent.current !== value) return;
    sent.current = null;
    // What was typed meanwhile is still to be saved.
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
