import { useRef, useState, type RefObject } from "react";
import { useUnsaved } from "../leaving/unsaved.ts";
import { createWishes } from "../forms/wish.ts";
import { fieldOf, joinMessages, messageFor, type Outcome, type UserError } from "../relay/mutation.ts";
import { focusFault } from "../ui/focusFault.ts";
import { isUploading } from "../uploads/attachment.ts";
import { checkCommunity, type CommunityValues } from "./communityValues.ts";

interface CommunityFormOptions {
  start: CommunityValues;
  isNew: boolean;
  /** Sends the values once. @param idempotencyKey one per wish (D-16) */
  send: (values: CommunityValues, idempotencyKey: string) => Promise<Outcome<unknown>>;
}

interface CommunityFormState {
  values: CommunityValues;
  set: (change: Partial<CommunityValues>) => void;
  /** Changes what it holds with regard to what that is by then. */
  update: (change: (values: CommunityValues) => Partial<CommunityValues>) => void;
  /** Why a field is refused; null when it is not. */
  error: (field: keyof CommunityValues) => string | null;
  /** What is wrong with no field in particular. */
  generalError: string | null;
  save: () => void;
  isSaving: boolean;
  element: RefObject<HTMLFormElement | null>;
}

/** What a community's form holds, what is wrong with it, and how saving goes. */
export function useCommunityForm({ start, isNew, send }: CommunityFormOptions): CommunityFormState {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [generalError, setGeneralError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [wishes] = useState(() => createWishes());
  const latest = useRef(start);
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(!isSaved && JSON.stringify(values) !== JSON.stringify(start));

  const refuse = (refusals: readonly UserError[], text: string | null) => {
    setErrors(refusals);
    setGeneralError(text);
    focusFault(element.current);
  };

  const save = async () => {
    if (isSaving) return;
    if (isUploading([...values.logo, ...values.banner])) {
      refuse([], "Please wait until everything is uploaded, or remove what has failed.");
      return;
    }
    const refusals = checkCommunity(values, isNew);
    refuse(refusals, null);
    if (refusals.length > 0) return;
    setSaving(true);
    const outcome = await send(values, wishes.keyOf(JSON.stringify(values)));
    setSaving(false);
    if (outcome.ok) {
      wishes.fulfil();
      setSaved(true);
      return;
    }
    const other = outcome.errors.filter((error) => !((fieldOf(error) ?? "") in values));
    refuse(outcome.errors, outcome.errors.length === 0 ? outcome.text : joinMessages(other) || null);
  };

  const update = (change: (values: CommunityValues) => Partial<CommunityValues>) => {
    const changed = change(latest.current);
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    setErrors((former) => former.filter((error) => !((fieldOf(error) ?? "") in changed)));
  };

  return {
    values,
    set: (change) => update(() => change),
    update,
    error: (field) => messageFor(errors, field),
    generalError,
    save: () => void save(),
    isSaving,
    element,
  };
}
