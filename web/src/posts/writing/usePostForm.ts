import { useEffect, useRef, useState, type RefObject } from "react";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { createWishes } from "../../comments/wish.ts";
import { fieldOf, joinMessages, messageFor, type UserError } from "../../relay/mutation.ts";
import { focusFault } from "../../ui/focusFault.ts";
import { isUploading, type Attachment } from "../../uploads/attachment.ts";
import type { AudienceValues } from "./audience.ts";
import { restoreValues } from "./restoreValues.ts";
import type { Order, SaveAs, Sent, Writing } from "./writing.ts";

export interface PostFormOptions<Values extends AudienceValues> {
  writing: Writing;
  empty: Values;
  /** The post to change; null for a new one. */
  former: { id: string; isDraft: boolean; values: Values } | null;
  /** What stands in the way of saving. @param isDraft drafts may be incomplete */
  check: (values: Values, isDraft: boolean) => readonly UserError[];
  send: (values: Values, order: Order) => Promise<Sent>;
  /** False for what is published at once; default: true. */
  hasDrafts?: boolean;
}

export interface PostForm<Values extends AudienceValues> {
  values: Values;
  set: (change: Partial<Values>) => void;
  /** Changes a list with regard to what it is by then. */
  update: (change: (values: Values) => Partial<Values>) => void;
  /** Why a field is refused; null when it is not. */
  error: (field: string) => string | null;
  /** What is wrong with no field in particular. */
  generalError: string | null;
  save: (saveAs: SaveAs) => void;
  /** Which of the two is under way. */
  saving: SaveAs | null;
  /** True when the form holds what was kept on this device. */
  isRestored: boolean;
  /** Empties the form of what was kept. */
  startOver: () => void;
  /** Changes when all fields have to show other values. */
  version: number;
  flushers: Set<() => void>;
  /** The pictures in its texts that are still on their way. */
  pending: Set<string>;
  /** Whether it can be saved as a draft now. */
  canBeDraft: boolean;
  isPublished: boolean;
  isNew: boolean;
  writing: Writing;
  element: RefObject<HTMLFormElement | null>;
}

/** The state of a form that writes a post: what is in it, what is wrong with it, and how saving goes. */
export function usePostForm<Values extends AudienceValues>(options: PostFormOptions<Values>): PostForm<Values> {
  const { writing, empty, former, check, send, hasDrafts = true } = options;
  const { draft, communityId, onSaved } = writing;
  const [start] = useState<Values>(() => former?.values ?? { ...empty, communityIds: communityId === null ? [] : [communityId] });
  const [values, setValues] = useState(() => restoreValues(start, draft.kept));
  const [isRestored, setRestored] = useState(() => draft.kept !== undefined);
  const [version, setVersion] = useState(0);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [generalError, setGeneralError] = useState<string | null>(null);
  const [saving, setSaving] = useState<SaveAs | null>(null);
  const [wishes] = useState(() => createWishes());
  const [flushers] = useState(() => new Set<() => void>());
  const [pending] = useState(() => new Set<string>());
  const latest = useRef(values);
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(start));
  useEffect(() => draft.flush, [draft]);

  const update = (change: (values: Values) => Partial<Values>) => {
    const changed = change(latest.current);
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    draft.keep(latest.current);
    setErrors((former) => former.filter((error) => !((fieldOf(error) ?? "") in changed)));
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
    if (hasUploads(wanted) || pending.size > 0) {
      refuse([], "Please wait until everything is uploaded, or remove what has failed.");
      return;
    }
    const refusals = check(wanted, saveAs === "DRAFT");
    if (refusals.length > 0) {
      refuse(refusals, null);
      return;
    }
    isBusy.current = true;
    setSaving(saveAs);
    refuse([], null);
    const order = { postId: former?.id ?? null, saveAs, idempotencyKey: wishes.keyOf(JSON.stringify([wanted, saveAs])) };
    const answer = await send(wanted, order);
    isBusy.current = false;
    setSaving(null);
    if (!answer.ok) {
      refuse(answer.errors, answer.errors.length === 0 ? answer.text : textWithoutField(answer.errors, wanted));
      return;
    }
    wishes.fulfil();
    draft.forget();
    onSaved({ databaseId: answer.databaseId, saveAs, isNew: former === null || former.isDraft });
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
    canBeDraft: hasDrafts && (former === null || former.isDraft),
    isPublished: former !== null && !former.isDraft,
    isNew: former === null,
    writing,
    element,
  };
}

/** The messages that no field of the form can show. */
function textWithoutField(errors: readonly UserError[], values: object): string | null {
  return joinMessages(errors.filter((error) => !((fieldOf(error) ?? "") in values))) || null;
}

function hasUploads(values: object): boolean {
  return Object.values(values).some(
    (value) => Array.isArray(value) && value.some(isAttachment) && isUploading(value.filter(isAttachment)),
  );
}

function isAttachment(value: unknown): value is Attachment {
  return typeof value === "object" && value !== null && "key" in value && "file" in value;
}
