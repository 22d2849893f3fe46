import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import { useUnsaved } from "../navigation/unsaved.ts";
import type { Outcome } from "../relay/mutation.ts";
import { showToast } from "../ui/Toaster.tsx";

/** The state of a field that is saved separately. */
export type SaveState = "idle" | "saving" | "saved";

export interface SavedField {
  /** The displayed value: the typed text until it is saved. */
  value: string;
  change: (value: string) => void;
  /** Saves the typed text, unless it equals the saved value. */
  save: () => void;
  /**
   * Changes and saves at once, for selects and similar fields.
   * @param sendChoice sends a choice that its text does not identify, even if the text equals the saved value; default: `send`
   */
  choose: (value: string, sendChoice?: () => Promise<Outcome<unknown>>) => void;
  state: SaveState;
  /** Error message of a rejected value; the typed text stays. */
  error: string | null;
}

export interface SavedFieldOptions {
  /** Named in the toast that shows why a value was rejected when the field is no longer shown. */
  label: string;
  /** The saved value. */
  saved: string;
  send: (value: string) => Promise<Outcome<unknown>>;
  /** Returns the error message for a value that is not sent; null if it is valid. */
  check?: ((value: string) => string | null) | undefined;
}

/**
 * All fields and switches are saved one after another. Of two requests at the same time, the earlier value could be saved later, or the response to
 * the one could lack the change of the other. A request after one that changes the profile address needs the new one.
 */
export const saveInSequence = pLimit(1);

/** Whether a field is being saved or waits for that. */
export const isSavingField = (): boolean => saveInSequence.activeCount + saveInSequence.pendingCount > 0;

/** Waits until the fields that are being saved, or wait for that, are saved. */
export const fieldsSaved = (): Promise<void> => saveInSequence(() => {});

/** A field that is saved separately, on Enter or on blur. */
export function useSavedField({ label, saved, send, check }: SavedFieldOptions): SavedField {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<SaveState>("idle");
  const [error, setError] = useState<string | null>(null);
  /** The request that is waiting or in progress. */
  const sent = useRef<{ value: string } | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useUnsaved(typed !== null && typed.trim() !== saved && state !== "saving");

  const change = (value: string) => {
    setTyped(value);
    setState("idle");
    setError(null);
  };
  const store = async (value: string, sendChoice?: () => Promise<Outcome<unknown>>) => {
    if (!sendChoice && value === sent.current?.value) return;
    if (!sendChoice && sent.current === null && value.trim() === saved) {
      setTyped(null);
      setError(null);
      return;
    }
    const invalid = check?.(value.trim()) ?? null;
    setError(invalid);
    if (invalid !== null) return;
    const request = { value };
    sent.current = request;
    setState("saving");
    const sendNow = sendChoice ?? (() => send(value.trim()));
    const outcome = await saveInSequence(async () => (sent.current === request ? sendNow() : null));
    if (outcome === null || sent.current !== request) return;
    sent.current = null;
    // The blur that leaves the page saves the text, so the page is gone when the text is rejected.
    if (!outcome.ok && outcome.text && !isShown.current)
      showToast("error", `${label}: ${outcome.text}`, { reference: outcome.reference });
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
    choose: (value, sendChoice) => {
      change(value);
      void store(value, sendChoice);
    },
    state,
    error,
  };
}
