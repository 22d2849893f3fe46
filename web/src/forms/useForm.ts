import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useFormState, useForm as useHookForm, useWatch, type FieldValues } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { useUnsaved } from "../leaving/unsaved.ts";
import { useWhenOnline } from "../lib/connection.ts";
import { deferredCode } from "../lib/deferredCode.ts";
import { changedOffline, type Refused } from "../relay/mutation.ts";
import { OutdatedError } from "../lib/newVersion.ts";
import { codeText } from "../ui/PartBoundary.tsx";
import { focusFirstError } from "../ui/focusFirstError.ts";
import { attachmentsIn, isUploading } from "../uploads/attachment.ts";
import { bindFields, type FieldBindings } from "./fieldBindings.ts";
import { hasField, messageAt, placeErrors } from "./fieldErrors.ts";
import { createIdempotencyKeys } from "./idempotencyKeys.ts";
import type { LocalDraft } from "./localDraft.ts";
import { restoreValues } from "./restoreValues.ts";

export type SaveAs = "DRAFT" | "PUBLISHED";

type FormSchema<Values extends FieldValues, Input> = GenericSchema<Values, Input>;
type SchemaOption<Values extends FieldValues, Input> =
  | FormSchema<Values, Input>
  | ((saveAs: SaveAs, values: Values) => FormSchema<Values, Input> | Promise<FormSchema<Values, Input>>);

/** How the values are to be sent. */
export interface SubmitOptions<Values> {
  saveAs: SaveAs;
  /** One per user action, the same one when the same values are sent again. */
  idempotencyKey: string;
  /** What the form held, before the schema made it what the mutation takes. */
  values: Values;
}

interface FormOptions<Values extends FieldValues, Input, Done extends { ok: true }> {
  /**
   * What is required and how long it may be, and what is sent of it; with a function where that depends on what it is
   * saved as, since drafts may be incomplete, or on what has been chosen. A large form returns a promise of it: its code loads
   * when the page is idle or the form is saved (`deferredCode`).
   */
  schema: SchemaOption<Values, Input>;
  start: NoInfer<Values>;
  /** What is kept of it on this device; null where a form is too short for that. */
  draft?: LocalDraft | null;
  /** Sends once what the schema made of the values. */
  send: (input: Input, sending: SubmitOptions<Values>) => Promise<Done | Refused>;
  /** The fields of the mutation that have another name in the form: `{ dueAt: "due" }`. */
  fieldNames?: Readonly<Record<string, keyof Values & string>>;
  /** What follows. Leaving does not ask any more by then, and the draft is forgotten. */
  onSaved?: (done: Done, saveAs: SaveAs) => void;
  /** What else follows a refusal, after its errors have been put at their fields. */
  onRefused?: (refused: Refused) => void;
}

export interface Form<Values extends FieldValues> extends FieldBindings<Values> {
  values: Values;
  set(change: Partial<Values>): void;
  /** Changes what it holds with regard to what that is by then. */
  update(change: (values: Values) => Partial<Values>): void;
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
  /** Brings the form back to its start, without what was kept. */
  startOver: () => void;
  /** Changes when fields that keep their own value have to show another one. */
  version: number;
  flushers: Set<() => void>;
  /** The pictures in its texts that are still on their way. */
  pending: Set<string>;
  element: RefObject<HTMLFormElement | null>;
}

const resolverCode = deferredCode(() => import("@hookform/resolvers/valibot"));

/** What checks a form with its schema, in the shape of react-hook-form. */
async function loadResolver<Values extends FieldValues, Input>(
  schema: SchemaOption<Values, Input>,
  saveAs: SaveAs,
  values: Values,
) {
  const [{ valibotResolver }, rules] = await Promise.all([
    resolverCode(),
    typeof schema === "function" ? schema(saveAs, values) : schema,
  ]);
  return valibotResolver(rules);
}

/** What is said when the code that checks a form could not be loaded. */
const missingCodeText = (error: unknown): string => (error instanceof OutdatedError ? error.message : codeText());

const allOf = <Values>(values: Values): Values => values;
const uploading = "Please wait until everything is uploaded, or remove what has failed.";

/**
 * What a form holds and keeps on this device, what is wrong with it, and how saving goes.
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
 * The mutation runs with `inlineErrors: "all"`: its errors are put at their fields, those of no field above the buttons. A
 * second press while the first is under way does nothing; what could not be sent without a network is sent once there is one.
 */
export function useForm<Values extends FieldValues, Input, Done extends { ok: true }>(
  options: FormOptions<Values, Input, Done>,
): Form<Values> {
  const { schema, start, draft = null, send, fieldNames = {}, onSaved, onRefused } = options;
  const { initial, isRestored, version, discardRestored } = useRestored(start, draft);
  const [saving, setSaving] = useState<SaveAs | null>(null);
  // What is sent as soon as the device has a network.
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
    // All wrong fields say so at once, also those that depend on others.
    criteriaMode: "all",
    reValidateMode: "onSubmit",
    // focusFirstError leads to the first wrong field in the order of the page.
    shouldFocusError: false,
  });
  const values = useWatch({ control, compute: allOf<Values> });
  const { errors } = useFormState({ control });
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(saved);
  const settle = useUnsaved(isUnsaved);
  const write = (names: readonly string[], change: (all: Values) => Values) => {
    setValues(change);
    clearErrors(names.filter((name) => hasField(name, initial)));
    draft?.keep(getValues());
    if (waiting !== null) setError("root", { message: changedOffline });
    setWaiting(null);
  };
  const refuse = (text: string | null) => {
    if (text !== null) setError("root", { message: text });
    focusFirstError(element.current);
  };

  const sendOnce = async (input: Input) => {
    const saveAs = target.current;
    const submitted = getValues();
    const idempotencyKey = idempotencyKeys.keyOf(JSON.stringify([submitted, saveAs]));
    const outcome = await send(input, { saveAs, idempotencyKey, values: submitted });
    if (!outcome.ok) {
      const { fieldErrors, otherText } = placeErrors(outcome, fieldNames, submitted);
      for (const { path, message } of fieldErrors) setError(path, { message });
      if (outcome.isOffline) setWaiting(saveAs);
      refuse(otherText);
      return onRefused?.(outcome);
    }
    idempotencyKeys.reset();
    draft?.forget();
    settle();
    setSaved(submitted);
    onSaved?.(outcome, saveAs);
  };
  const save = async (saveAs: SaveAs) => {
    if (isBusy.current) return;
    for (const flush of flushers) flush();
    clearErrors();
    if (isUploading(attachmentsIn(getValues())) || pending.size > 0) return refuse(uploading);
    setWaiting(null);
    isBusy.current = true;
    target.current = saveAs;
    setSaving(saveAs);
    const codeError = await loadResolver(schema, saveAs, getValues()).then(() => null, missingCodeText);
    await (codeError === null ? handleSubmit(sendOnce, () => refuse(null))() : refuse(codeError));
    // At once, so that all errors are on the page when the first of them gets the focus.
    flushSync(() => setSaving(null));
    isBusy.current = false;
  };
  useWhenOnline(waiting !== null, () => waiting && void save(waiting));
  const update = (change: (all: Values) => Partial<Values>) => {
    const changed = change(getValues());
    write(Object.keys(changed), (all) => ({ ...all, ...changed }));
  };
  const error = (path: string) => messageAt(errors, path);
  return {
    values,
    set: (change) => update(() => change),
    update,
    ...bindFields({ values, write, error, flushers }),
    error,
    generalError: messageAt(errors, "root"),
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

/** What a form keeps besides its values, for as long as it is mounted. */
const createFormState = () => ({
  idempotencyKeys: createIdempotencyKeys(),
  flushers: new Set<() => void>(),
  pending: new Set<string>(),
});

/** What a form begins with: what was kept of it on this device, else its start. */
function useRestored<Values extends FieldValues>(start: Values, draft: LocalDraft | null) {
  const [initial] = useState(() => restoreValues<Values>(start, draft?.kept));
  const [isRestored, setRestored] = useState(() => draft?.kept !== undefined);
  const [version, setVersion] = useState(0);
  useEffect(() => draft?.flush, [draft]);
  const discardRestored = () => {
    setRestored(false);
    setVersion(version + 1);
    draft?.keep(start);
  };
  return { initial, isRestored, version, discardRestored };
}
