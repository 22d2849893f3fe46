import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { openLocalDraft, type DraftPlace } from "../forms/localDraft.ts";
import type { Attachment } from "../uploads/attachment.ts";

/** What one message holds. */
export interface Content {
  text: string;
  attachments: readonly Attachment[];
}

/** A message that was sent off and has not arrived. */
export interface Unsent extends Content {
  /** The idempotency key of the wish: trying again never makes a second message of it. */
  key: string;
  /** Why it did not arrive; null while it is on its way. */
  failure: string | null;
}

/** What is being written in one conversation. */
export interface DraftState extends Content {
  /** Oldest first. */
  unsent: readonly Unsent[];
}

/** What is being written in one conversation. It outlives the page that shows it, and a closed tab too. */
export interface MessageDraft {
  state: ReadableAtom<DraftState>;
  change: (update: (state: DraftState) => Partial<DraftState>) => void;
  /** Does one thing after the other, so that messages arrive in the order they were sent. */
  inOrder: (act: () => Promise<void>) => Promise<void>;
  /** Keeps what is waiting to be kept at once. */
  flush: () => void;
}

/** Said of a message that is sent again as soon as the device has a network. */
export const sentOnReturn = "There is no connection. This message will be sent as soon as it is back.";

/** Said of a message that never arrived. */
export const notSent = "This message was not sent.";

const nothing: DraftState = { text: "", attachments: [], unsent: [] };

const content = {
  text: v.string(),
  attachments: v.array(
    v.object({
      key: v.string(),
      kind: v.picklist(["image", "video"]),
      name: v.string(),
      id: v.nullable(v.number()),
      path: v.nullable(v.string()),
      file: v.nullable(v.instance(Blob)),
    }),
  ),
};
const keptShape = v.object({ ...content, unsent: v.array(v.object({ ...content, key: v.string() })) });

/** What was kept at an earlier time; what was on its way then may not have arrived. */
function restore(kept: unknown): DraftState {
  const read = v.safeParse(keptShape, kept);
  if (!read.success) return nothing;
  const { text, attachments, unsent } = read.output;
  return {
    text,
    attachments: attachments.flatMap(asAttachment),
    unsent: unsent.map((one) => ({ ...one, attachments: one.attachments.flatMap(asAttachment), failure: notSent })),
  };
}

type KeptAttachment = v.InferOutput<typeof keptShape>["attachments"][number];

function asAttachment({ file, ...rest }: KeptAttachment): Attachment[] {
  if (file instanceof File) return [{ ...rest, file }];
  // One that was too large to be kept is gone.
  return rest.id === null ? [] : [{ ...rest, file: null }];
}

/** @param place where it is kept; tests bring their own */
export async function createMessageDraft(name: string, place?: DraftPlace): Promise<MessageDraft> {
  const draft = await openLocalDraft(name, place);
  const state = atom(restore(draft.kept));
  let last: Promise<void> = Promise.resolve();
  return {
    state,
    change(update) {
      const next = { ...state.get(), ...update(state.get()) };
      draft.keep(isEmpty(next) ? null : next);
      state.set(next);
    },
    inOrder(act) {
      last = last.then(act);
      return last;
    },
    flush: draft.flush,
  };
}

function isEmpty({ text, attachments, unsent }: DraftState): boolean {
  return text === "" && attachments.length === 0 && unsent.length === 0;
}

const opened = new Map<string, Promise<MessageDraft>>();

/** What is being written under a name, the same for all who ask. @param name tells the viewer and the conversation */
export function openMessageDraft(name: string): Promise<MessageDraft> {
  const known = opened.get(name);
  if (known) return known;
  const created = createMessageDraft(name);
  opened.set(name, created);
  return created;
}
