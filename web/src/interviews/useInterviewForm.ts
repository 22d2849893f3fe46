import { useEffect, useRef, useState, type RefObject } from "react";
import { createWishes } from "../comments/wish.ts";
import { useUnsaved } from "../leaving/unsaved.ts";
import type { LocalDraft } from "../posts/writing/localDraft.ts";
import { restoreValues } from "../posts/writing/restoreValues.ts";
import { fieldOf, joinMessages, messageFor, type Outcome, type UserError } from "../relay/mutation.ts";
import { focusFault } from "../ui/focusFault.ts";
import { isUploading } from "../uploads/attachment.ts";
import { keptValues, sentPlaces, type InterviewValues } from "./interviewValues.ts";

export type SaveAs = "DRAFT" | "PUBLISHED";

interface InterviewFormOptions {
  start: InterviewValues;
  draft: LocalDraft;
  check: (values: InterviewValues, isDraft: boolean) => readonly UserError[];
  /** Sends the values once. @param idempotencyKey one per wish (D-16) */
  send: (values: InterviewValues, saveAs: SaveAs, idempotencyKey: string) => Promise<Outcome<unknown>>;
  onSaved: (saveAs: SaveAs) => void;
}

export interface InterviewFormState {
  values: InterviewValues;
  set: (change: Partial<InterviewValues>) => void;
  /** Changes what it holds with regard to what that is by then. */
  update: (change: (values: InterviewValues) => Partial<InterviewValues>) => void;
  /** Why a field is refused, "title" or "questions.0.text"; null when it is not. */
  error: (field: string) => string | null;
  /** What is wrong with no field in particular. */
  generalError: string | null;
  save: (saveAs: SaveAs) => void;
  saving: SaveAs | null;
  /** True when the form holds what was kept on this device. */
  isRestored: boolean;
  startOver: () => void;
  /** Changes when all fields have to show other values. */
  version: number;
  flushers: Set<() => void>;
  /** The pictures in the text that are still on their way. */
  pending: Set<string>;
  element: RefObject<HTMLFormElement | null>;
}

const topOf = (error: UserError): string => (fieldOf(error) ?? "").split(".")[0] ?? "";

/** What an interview's form holds, what is wrong with it, and how saving goes. */
export function useInterviewForm({ start, draft, check, send, onSaved }: InterviewFormOptions): InterviewFormState {
  const [values, setValues] = useState(() => restoreValues(start, draft.kept));
  const [isRestored, setRestored] = useState(() => draft.kept !== undefined);
  const [version, setVersion] = useState(0);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [generalError, setGeneralError] = useState<string | null>(null);
  const [saving, setSaving] = useState<SaveAs | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [wishes] = useState(() => createWishes());
  const [flushers] = useState(() => new Set<() => void>());
  const [pending] = useState(() => new Set<string>());
  const latest = useRef(values);
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(!isSaved && JSON.stringify(values) !== JSON.stringify(start));
  useEffect(() => draft.flush, [draft]);

  const update = (change: (values: InterviewValues) => Partial<InterviewValues>) => {
    const changed = change(latest.current);
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    draft.keep(keptValues(latest.current));
    setErrors((former) => former.filter((error) => !(topOf(error) in changed)));
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
    const uploads = [...wanted.img, ...wanted.questions.flatMap(({ video }) => video)];
    if (isUploading(uploads) || pending.size > 0) {
      refuse([], "Please wait until everything is uploaded, or remove what has failed.");
      return;
    }
    const refusals = check(wanted, saveAs === "DRAFT");
    refuse(refusals, null);
    if (refusals.length > 0) return;
    isBusy.current = true;
    setSaving(saveAs);
    const outcome = await send(wanted, saveAs, wishes.keyOf(JSON.stringify([wanted, saveAs])));
    isBusy.current = false;
    setSaving(null);
    if (!outcome.ok) {
      const placed = outcome.errors.map((error) => atItsPlace(error, sentPlaces(wanted)));
      const other = placed.filter((error) => !(topOf(error) in wanted));
      refuse(placed, placed.length === 0 ? outcome.text : joinMessages(other) || null);
      return;
    }
    wishes.fulfil();
    draft.forget();
    setSaved(true);
    onSaved(saveAs);
  };

  return {
    values,
    set: (change) => update(() => change),
    update,
    error: (field) => messageFor(errors, field),
    generalError,
    save: (saveAs) => void save(saveAs),
    saving,
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

/** Questions that nobody wrote were not sent, so that those after them have another place in the form. */
function atItsPlace(error: UserError, places: readonly number[]): UserError {
  const [top, index, ...rest] = (fieldOf(error) ?? "").split(".");
  const place = top === "questions" && index !== undefined ? places[Number(index)] : undefined;
  return place === undefined ? error : { ...error, field: [["questions", place, ...rest].join(".")] };
}
