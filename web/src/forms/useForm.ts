import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useFormState, useForm as useHookForm, useWatch, type FieldValues } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { useWhenOnline } from "../lib/connection.ts";
import { deferredCode } from "../lib/deferredCode.ts";
import { OutdatedError } from "../lib/newVersion.ts";
import { useUnsaved } from "../navigation/unsaved.ts";
import { failureText, toFailure } from "../relay/failures.ts";
import { changedOffline, type MutationFailure } from "../relay/mutation.ts";
import { reportError } from "../services/errorReporting.ts";
import { focusFirstError } from "../ui/focusFirstError.ts";
import { controlsLoaded } from "../ui/loadingControls.ts";
import { codeText } from "../ui/PartBoundary.tsx";
import { findAttachments, isUploading, uploadingText } from "../uploads/attachment.ts";
import { changedFields } from "./changedFields.ts";
import { bindFields, type FieldBindings } from "./fieldBindings.ts";
import { hasField, getMessage, splitErrors } from "./fieldErrors.ts";
import { createIdempotencyKeys } from "./idempotencyKeys.ts";
import type { LocalDraft } from "./localDraft.ts";
import { restoreValues } from "./restoreValues.ts";

export type SaveAs = "DRAFT" | "PUBLISHED";

type FormSchema<Values extends FieldValues, Input> = GenericSchema<Values, Input>;
type SchemaOption<Values extends FieldValues, Input> =
  | FormSchema<Values, Input>
  | ((saveAs: SaveAs, values: Values) => FormSchema<Values, Input> | Promise<FormSchema<Values, Input>>);

/** The context of a submission. */
export interface SubmitOptions<Values, Input> {
  saveAs: SaveAs;
  /** One key per user action; the same values sent again have the same key. */
  idempotencyKey: string;
  /** The values of the form before the schema transformed them. */
  values: Values;
  /** The fields of the input that the user has changed. An update sends only these and keeps what others have changed. */
  changes: Partial<Input>;
}

interface FormOptions<Values extends FieldValues, Input extends object, Done extends { ok: true }> {
  /**
   * Validates the values and transforms them into the mutation's input. It is a function where the rules depend on whether a
   * draft is saved, which may be incomplete, or on the values. A large form returns a promise of its schema, whose code loads
   * when the page is idle or the form is saved (`deferredCode`).
   */
  schema: SchemaOption<Values, Input>;
  start: NoInfer<Values>;
  /** The draft on this device; null if the form is too short for one. */
  draft?: LocalDraft | null;
  /** The save after which the form stays open, so that what is typed while it runs stays unsaved. Default: none. */
  staysOpenAfter?: SaveAs;
  /** The part of the values that such a save stores; the rest stays unsaved. Default: all. */
  toStored?: (values: NoInfer<Values>) => NoInfer<Values>;
  /** Sends the output of the schema once. The text of a failure that it throws is shown above the buttons. */
  send: (input: Input, sending: SubmitOptions<Values, Input>) => Promise<Done | MutationFailure>;
  /** Maps fields of the mutation to fields of the form with another name: `{ dueAt: "due" }`. */
  fieldNames?: Readonly<Record<string, keyof Values & string>>;
  /** Called after a successful save, when nothing is unsaved any more and the draft is deleted. */
  onSaved?: (done: Done, saveAs: SaveAs) => void;
  /** Called after a failed save, when its errors are shown at their fields. */
  onError?: (failure: MutationFailure) => void;
}

export interface Form<Values extends FieldValues> extends FieldBindings<Values> {
  values: Values;
  set(change: Partial<Values>): void;
  /** Changes values based on the current ones. */
  update(change: (values: Values) => Partial<Values>): void;
  /** The error at a field, such as "title" or "questions.0.text"; null if there is none. */
  error: (field: string) => string | null;
  /** The error that belongs to no particular field. */
  generalError: string | null;
  save: (saveAs: SaveAs) => void;
  /** Whether a draft or a publication is being saved; null while nothing is. */
  saving: SaveAs | null;
  /** Whether leaving would lose changes. */
  isUnsaved: boolean;
  /** True when the values were restored from a draft on this device. */
  isRestored: boolean;
  /** Resets the form to its initial values and discards the restored draft. */
  startOver: () => void;
  /** Changes when fields with their own state must be reset. */
  version: number;
  flushers: Set<() => void>;
  /** The pictures in its texts that are still being uploaded. */
  pending: Set<string>;
  element: RefObject<HTMLFormElement | null>;
}

const validation = deferredCode(() => import("./validation.ts"));

/** Loads the rules of a form, with the functions that apply them. */
async function loadRules<Values extends FieldValues, Input>(schema: SchemaOption<Values, Input>, saveAs: SaveAs, values: Values) {
  const [functions, rules] = await Promise.all([validation(), typeof schema === "function" ? schema(saveAs, values) : schema]);
  return { ...functions, rules };
}

/** Creates the resolver with which react-hook-form validates a form. */
async function loadResolver<Values extends FieldValues, Input>(
  schema: SchemaOption<Values, Input>,
  saveAs: SaveAs,
  values: Values,
) {
  const { valibotResolver, rules } = await loadRules(schema, saveAs, values);
  return valibotResolver(rules);
}

/** The fields of an input that differ from the saved values. */
async function findChanges<Values extends FieldValues, Input extends object>(
  schema: SchemaOption<Values, Input>,
  saved: Values,
  input: Input,
) {
  // The rules of a draft, because a saved draft may be incomplete.
  const { getChanges, rules } = await loadRules(schema, "DRAFT", saved);
  return getChanges(rules, saved, input);
}

/**
 * Submits a form when it can be validated: when its controls have the user's input, and its rules are loaded. It never rejects, so
 * that the form can always be used again.
 * @param show shows the text for what was thrown; null if the sign-in modal opens instead
 */
async function submitForm(load: () => Promise<unknown>, submit: () => Promise<void>, show: (text: string | null) => void) {
  try {
    await controlsLoaded();
    await load();
  } catch (error) {
    return show(error instanceof OutdatedError ? error.message : codeText());
  }
  try {
    await submit();
  } catch (error) {
    reportError(error);
    show(failureText(toFailure(error)));
  }
}

const validationOptions = {
  // All invalid fields show their errors at once, including those whose rules depend on other fields.
  criteriaMode: "all",
  reValidateMode: "onSubmit",
  // focusFirstError focuses the first invalid field in the order of the page.
  shouldFocusError: false,
} as const;
const identity = <Values>(values: Values): Values => values;

/**
 * The state of a form: its values, its draft on this device, its errors and the progress of saving.
 *
 *     const form = useForm({
 *       schema: v.object({ name: text("Name", ContactInput.name), email: optionalEmail }),
 *       start: contact ?? { name: "", email: "" },
 *       send: (input, { idempotencyKey }) => create.run({ variables: { input: { ...input, idempotencyKey } } }),
 *       onSaved: onClose,
 *     });
 *     return (
 *       <Form form={form} label="Add contact">
 *         <TextField label="Name" isRequired {...form.field("name")} />
 *         <TextField label="E-mail" isRequired={false} {...form.field("email")} />
 *         <FormActions form={form} submitLabel="Add contact" />
 *       </Form>
 *     );
 *
 * The mutation runs with `useFormMutation`: errors are shown at their fields, and all others above the buttons. A second press
 * during a save does nothing. Values that could not be sent while offline are sent once the device is online.
 */
export function useForm<Values extends FieldValues, Input extends object, Done extends { ok: true }>(
  options: FormOptions<Values, Input, Done>,
): Form<Values> {
  const { schema, start, draft = null, staysOpenAfter = null, toStored = identity, send, fieldNames = {} } = options;
  const { onSaved, onError } = options;
  const { initial, isRestored, version, discardRestored, endDraft } = useRestored(start, draft);
  const [saving, setSaving] = useState<SaveAs | null>(null);
  // Set while a save waits for the network.
  const [waiting, setWaiting] = useState<SaveAs | null>(null);
  const [saved, setSaved] = useState(start);
  const [{ idempotencyKeys, flushers, pending }] = useState(createFormState);
  const isBusy = useRef(false);
  const target = useRef<SaveAs>("PUBLISHED");
  const element = useRef<HTMLFormElement>(null);
  const { control, getValues, setValues, reset, setError, clearErrors, handleSubmit } = useHookForm<Values, unknown, Input>({
    values: initial,
    resolver: async (values, context, resolving) =>
      (await loadResolver(schema, target.current, values))(values, context, resolving),
    ...validationOptions,
  });
  const values = useWatch({ control, compute: identity<Values> });
  const { errors } = useFormState({ control });
  const isUnsaved = findUnsaved(saved, values) !== null;
  const clearUnsaved = useUnsaved(isUnsaved);
  const write = (names: readonly string[], change: (all: Values) => Values) => {
    setValues(change);
    clearErrors(names.filter((name) => hasField(name, initial)));
    draft?.save(findUnsaved(saved, getValues()));
    if (waiting !== null) setError("root", { message: changedOffline });
    setWaiting(null);
  };
  const showErrors = (text: string | null) => {
    if (text !== null) setError("root", { message: text });
    focusFirstError(element.current);
  };
  const sendOnce = async (input: Input) => {
    const saveAs = target.current;
    const submitted = getValues();
    const idempotencyKey = idempotencyKeys.getKey(JSON.stringify([submitted, saveAs]));
    const changes = await findChanges(schema, saved, input);
    const outcome = await send(input, { saveAs, idempotencyKey, values: submitted, changes });
    idempotencyKeys.settle(outcome);
    if (!outcome.ok) {
      const { fieldErrors, otherText } = splitErrors(outcome, fieldNames, submitted);
      for (const { path, message } of fieldErrors) setError(path, { message });
      if (outcome.isOffline) setWaiting(saveAs);
      showErrors(otherText);
      return onError?.(outcome);
    }
    const stored = saveAs === staysOpenAfter ? toStored(submitted) : submitted;
    endDraft(stored, saveAs === staysOpenAfter ? getValues() : null);
    if (saveAs !== staysOpenAfter) clearUnsaved();
    setSaved(stored);
    onSaved?.(outcome, saveAs);
  };
  const save = async (saveAs: SaveAs) => {
    if (isBusy.current) return;
    for (const flush of flushers) flush();
    clearErrors();
    if (hasUploads(getValues(), pending)) return showErrors(uploadingText);
    setWaiting(null);
    isBusy.current = true;
    target.current = saveAs;
    setSaving(saveAs);
    const submit = handleSubmit(sendOnce, () => showErrors(null));
    await submitForm(() => loadRules(schema, saveAs, getValues()), submit, showErrors);
    // Synchronously, so that all errors are rendered when the first one gets the focus.
    flushSync(() => setSaving(null));
    isBusy.current = false;
  };
  useWhenOnline(waiting !== null, () => waiting && void save(waiting));
  const update = (change: (all: Values) => Partial<Values>) => {
    const changed = change(getValues());
    write(Object.keys(changed), (all) => ({ ...all, ...changed }));
  };
  const error = (path: string) => getMessage(errors, path);
  const generalError = error("root");
  return {
    values,
    set: (change) => update(() => change),
    update,
    ...bindFields({ values, write, error, flushers }),
    error,
    generalError: generalError === uploadingText && !hasUploads(values, pending) ? null : generalError,
    save: (saveAs) => void save(saveAs),
    saving,
    isUnsaved,
    isRestored,
    startOver: () => {
      discardRestored();
      reset(start);
      setSaved(start);
    },
    version,
    flushers,
    pending,
    element,
  };
}

/** Whether files of a form are still being uploaded. */
const hasUploads = (values: unknown, pending: ReadonlySet<string>): boolean =>
  isUploading(findAttachments(values)) || pending.size > 0;

/** The values that are not saved yet; null if all are. A draft stores only these and keeps what others change meanwhile. */
function findUnsaved<Values extends FieldValues>(saved: Values, current: Values): Partial<Values> | null {
  const changes = changedFields(saved, current);
  return Object.keys(changes).length === 0 ? null : changes;
}

/** State of a form apart from its values. */
const createFormState = () => ({
  idempotencyKeys: createIdempotencyKeys(),
  flushers: new Set<() => void>(),
  pending: new Set<string>(),
});

/** The initial values of a form: those of its draft on this device, or else its start values. */
function useRestored<Values extends FieldValues>(start: Values, draft: LocalDraft | null) {
  const [initial] = useState(() => restoreValues<Values>(start, draft?.storedValues));
  const [isRestored, setRestored] = useState(() => draft?.storedValues !== undefined);
  const [version, setVersion] = useState(0);
  useEffect(() => draft?.flush, [draft]);
  const discardRestored = () => {
    setRestored(false);
    setVersion(version + 1);
    draft?.save(null);
  };
  /** @param current the values of a form that stays open; null for others */
  const endDraft = (saved: Values, current: Values | null) => {
    setRestored(false);
    if (current) draft?.save(findUnsaved(saved, current));
    else draft?.discard();
  };
  return { initial, isRestored, version, discardRestored, endDraft };
}
