import { useEffect, useRef, useState, type RefObject } from "react";
import { useUnsaved } from "../leaving/unsaved.ts";
import {
  changedOffline,
  fieldOf,
  messageFor,
  sentWhenOnline,
  textOfOthers,
  type Refused,
  type UserError,
} from "../relay/mutation.ts";
import { useWhenOnline } from "../lib/connection.ts";
import { focusFault } from "../ui/focusFault.ts";
import { attachmentsIn, isUploading } from "../uploads/attachment.ts";
import type { LocalDraft } from "./localDraft.ts";
import { restoreValues } from "./restoreValues.ts";
import { createIdempotencyKeys } from "./idempotencyKeys.ts";

export type SaveAs = "DRAFT" | "PUBLISHED";

interface DraftFormOptions<Values extends object, Done extends { ok: true }> {
  start: Values;
  /** What is kept of it on this device; null where a form is too short for that. */
  draft: LocalDraft | null;
  /** What stands in the way of saving. @param isDraft drafts may be incomplete */
  check: (values: Values, isDraft: boolean) => readonly UserError[];
  /** Sends the values once. @param idempotencyKey one per user action */
  send: (values: Values, saveAs: SaveAs, idempotencyKey: string) => Promise<Done | Refused>;
  /** The one of the moment of sending; called once the form has let go of what it held, so that leaving does not ask. */
  onSaved?: (done: Done, saveAs: SaveAs) => void;
}

export interface DraftForm<Values extends object> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Changes what it holds with regard to what that is by then. */
  update: (change: (values: Values) => Partial<Values>) => void;
  /** Why a field is refused, "title" or "questions.0.text"; null when it is not. */
  error: (field: string) => string | null;
  /** What is wrong with no field in particular. */
  generalError: string | null;
  save: (saveAs: SaveAs) => void;
  /** Which of the two is under way. */
  saving: SaveAs | null;
  /** Whether leaving would lose something. */
  isUnsaved: boolean;
  /** True when the form holds what was kept on this device. */
  isRestored: boolean;
  /** Empties the form of what was kept. */
  startOver: () => void;
  /** Changes when all fields have to show other values. */
  version: number;
  flushers: Set<() => void>;
  /** The pictures in its texts that are still on their way. */
  pending: Set<string>;
  element: RefObject<HTMLFormElement | null>;
}

/** The field of a form that an error belongs to: "questions" of "questions.0.text". */
const topOf = (error: UserError): string => (fieldOf(error) ?? "").split(".")[0] ?? "";

/** What a form holds and keeps on this device, what is wrong with it, and how saving goes. */
export function useDraftForm<Values extends object, Done extends { ok: true }>(
  options: DraftFormOptions<Values, Done>,
): DraftForm<Values> {
  const { start, draft, check, send, onSaved } = options;
  const [values, setValues] = useState(() => restoreValues(start, draft?.kept));
  const [isRestored, setRestored] = useState(() => draft?.kept !== undefined);
  const [version, setVersion] = useState(0);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [generalError, setGeneralError] = useState<string | null>(null);
  const [saving, setSaving] = useState<SaveAs | null>(null);
  // What is sent as soon as the device has a network.
  const [waiting, setWaiting] = useState<SaveAs | null>(null);
  const [saved, setSaved] = useState<{ tell: () => void } | null>(null);
  const [idempotencyKeys] = useState(() => createIdempotencyKeys());
  const [flushers] = useState(() => new Set<() => void>());
  const [pending] = useState(() => new Set<string>());
  const latest = useRef(values);
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const isUnsaved = saved === null && JSON.stringify(values) !== JSON.stringify(start);
  useUnsaved(isUnsaved);
  useEffect(() => draft?.flush, [draft]);

  const told = useRef<typeof saved>(null);
  useEffect(() => {
    // A page that is left and come back to runs its effects again.
    if (saved === null || told.current === saved) return;
    told.current = saved;
    saved.tell();
  }, [saved]);

  const update = (change: (values: Values) => Partial<Values>) => {
    const changed = change(latest.current);
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    draft?.keep(latest.current);
    setErrors((former) => former.filter((error) => !(topOf(error) in changed)));
    if (waiting === null) return;
    setWaiting(null);
    setGeneralError(changedOffline);
  };

  const refuse = (refusals: readonly UserError[], text: string | null) => {
    setErrors(refusals);
    setGeneralError(text);
    focusFault(element.current);
  };

  const save = async (saveAs: SaveAs) => {
    if (isBusy.current) return;
    for (const flush of flushers) flush();
    const wanted = latest.current;
    if (isUploading(attachmentsIn(wanted)) || pending.size > 0) {
      refuse([], "Please wait until everything is uploaded, or remove what has failed.");
      return;
    }
    setWaiting(null);
    const refusals = check(wanted, saveAs === "DRAFT");
    refuse(refusals, null);
    if (refusals.length > 0) return;
    isBusy.current = true;
    setSaving(saveAs);
    const outcome = await send(wanted, saveAs, idempotencyKeys.keyOf(JSON.stringify([wanted, saveAs])));
    isBusy.current = false;
    setSaving(null);
    if (!outcome.ok && outcome.isOffline) {
      refuse([], sentWhenOnline);
      setWaiting(saveAs);
      return;
    }
    if (!outcome.ok) {
      refuse(
        outcome.errors,
        textOfOthers(outcome, (error) => topOf(error) in wanted),
      );
      return;
    }
    idempotencyKeys.reset();
    draft?.forget();
    // That of the moment of sending: the answer may have changed already what the form was drawn from, a draft for example.
    setSaved({ tell: () => onSaved?.(outcome, saveAs) });
  };

  useWhenOnline(waiting !== null, () => {
    if (waiting !== null) void save(waiting);
  });

  return {
    values,
    set: (change) => update(() => change),
    update,
    error: (field) => messageFor(errors, field),
    generalError,
    save: (saveAs) => void save(saveAs),
    saving,
    isUnsaved,
    isRestored,
    startOver: () => {
      setRestored(false);
      setVersion(version + 1);
      update(() => start);
    },
    version,
    flushers,
    pending,
    element,
  };
}
