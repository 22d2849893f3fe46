import * as v from "valibot";
import { expect, vi } from "vitest";
import { openLocalDraft } from "../../../web/src/forms/localDraft.ts";
import { text } from "../../../web/src/forms/rules.ts";
import { useForm, type SaveAs } from "../../../web/src/forms/useForm.ts";
import { Unsaved } from "../../../web/src/navigation/unsaved.ts";
import type { MutationFailure } from "../../../web/src/relay/mutation.ts";
import type { Attachment } from "../../../web/src/uploads/attachment.ts";
import { eventually, mountHook } from "../hooks.tsx";

export interface Values {
  title: string;
  body: string;
  image: readonly Attachment[];
}
export type Outcome = { ok: true; id: number } | MutationFailure;
export const start: Values = { title: "", body: "", image: [] };
/** A successful response. */
export const done = { ok: true, id: 7 } as const;
export const refusalOf = (message: string, field: readonly string[] | null): MutationFailure => ({
  ok: false,
  errors: [{ code: "INVALID", message, field }],
  text: message,
});
export const offline: MutationFailure = { ok: false, errors: [], text: "You are offline.", isOffline: true };

/** The rules of the form; a draft needs no title. */
export const rules = (saveAs: SaveAs) =>
  v.object({
    title: saveAs === "DRAFT" ? v.string() : text("Title", 10),
    body: text("Text", 20),
    image: v.pipe(
      v.custom<readonly Attachment[]>(Array.isArray),
      v.transform((all) => all.map(({ id }) => id)),
    ),
  });
type Input = v.InferOutput<ReturnType<typeof rules>>;
interface Request {
  input: Input;
  changes: Partial<Input>;
  saveAs: SaveAs;
  key: string;
  respond: (outcome: Outcome) => void;
  fail: (error: Error) => void;
}

/** A form to whose requests the test responds, and its draft on this device. */
export async function setUp({
  values = start,
  stored,
  schema = rules,
  staysOpenAfter,
  toStored,
}: {
  values?: Values;
  stored?: unknown;
  schema?: typeof rules | (() => Promise<ReturnType<typeof rules>>);
  staysOpenAfter?: SaveAs;
  toStored?: (values: Values) => Values;
} = {}) {
  const requests: Request[] = [];
  const kept: unknown[] = [];
  const draft = await openLocalDraft("form", {
    read: async () => stored,
    write: async (_key, written) => void kept.push(written),
    remove: async () => void kept.push("removed"),
  });
  const [onSaved, onError] = [vi.fn(), vi.fn()];
  const unsaved = new Set<string>();
  const hook = mountHook(
    () =>
      useForm<Values, Input, { ok: true; id: number }>({
        schema,
        start: values,
        draft,
        send: (input, { saveAs, idempotencyKey, changes }) => {
          const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
          requests.push({ input, changes, saveAs, key: idempotencyKey, respond: resolve, fail: reject });
          return promise;
        },
        fieldNames: { content: "body" },
        ...(staysOpenAfter && { staysOpenAfter }),
        ...(toStored && { toStored }),
        onSaved,
        onError,
      }),
    (probe) => <Unsaved value={unsaved}>{probe}</Unsaved>,
  );
  /** Saves the form, and responds to the request. */
  const save = async (outcome: Outcome, saveAs: SaveAs = "PUBLISHED") => {
    const index = requests.length;
    hook.result.save(saveAs);
    const request = await eventually(() => requests[index] ?? Promise.reject(new Error("Nothing is sent.")));
    request.respond(outcome);
    await eventually(() => expect(hook.result.saving).toBeNull());
  };
  return { hook, requests, kept, draft, onSaved, onError, unsaved, save };
}

/** Fills the form, so that it can be published. */
export async function fill({ hook }: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  hook.result.set({ title: "News", body: "More." });
  await eventually(() => expect(hook.result.values).toMatchObject({ title: "News", body: "More." }));
}
