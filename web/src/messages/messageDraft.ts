import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { createIdempotencyKeys, type IdempotencyKeys } from "../forms/idempotencyKeys.ts";
import { openLocalDraft, type DraftStorage } from "../forms/localDraft.ts";
import { isServer } from "../lib/isServer.ts";
import { isUploading, type Attachment } from "../uploads/attachment.ts";

/** The content of one message. */
export interface Content {
  text: string;
  attachments: readonly Attachment[];
}

/** A message that was submitted but has not been delivered. */
export interface Unsent extends Content {
  /** The idempotency key of the user's action: retries never create a second message. A refusal is followed by a new key. */
  key: string;
  /** The reason of the failure; null while the message is pending. */
  failure: string | null;
}

/** The draft of one conversation. */
export interface DraftState extends Content {
  /** Oldest first. */
  unsent: readonly Unsent[];
  /**
   * Whether the content is being sent to people who are chosen for it. Nothing can be added meanwhile, because it would be lost
   * with the draft.
   */
  isSending: boolean;
  /** Why it could not be sent to them; null otherwise. */
  error: string | null;
}

/** The draft of one conversation. It survives leaving the page and closing the tab. */
export interface MessageDraft {
  state: ReadableAtom<DraftState>;
  change: (update: (state: DraftState) => Partial<DraftState>) => void;
  /** Runs actions one after the other, so that messages arrive in the order in which they were sent. */
  enqueue: (act: () => Promise<void>) => Promise<void>;
  /** Stores pending changes at once. */
  flush: () => void;
  /** The keys of messages to people who are chosen for them. */
  idempotencyKeys: IdempotencyKeys;
}

/** Shown for a message that is sent again as soon as the device is online. */
export const offlineText = "You are offline. This message will be sent when you are back online.";

/** Shown for a message that was not delivered. */
export const notSentText = "This message was not sent.";

const emptyDraft: DraftState = { text: "", attachments: [], unsent: [], isSending: false, error: null };

const content = {
  text: v.string(),
  attachments: v.array(
    v.object({
      key: v.string(),
      kind: v.picklist(["image", "video"]),
      name: v.string(),
      id: v.nullable(v.string()),
      path: v.nullable(v.string()),
      file: v.nullable(v.instance(Blob)),
    }),
  ),
};
const storedShape = v.object({
  ...content,
  unsent: v.array(v.object({ ...content, key: v.string(), failure: v.nullish(v.string(), null) })),
});

/** What tabs share of a draft. */
type SharedDraft = Pick<DraftState, "text" | "attachments" | "unsent">;

/** Reads a draft that was stored, or sent by another tab; null when it has another shape. */
function readDraft(draft: unknown): SharedDraft | null {
  const read = v.safeParse(storedShape, draft);
  if (!read.success) return null;
  const { text, attachments, unsent } = read.output;
  return {
    text,
    attachments: attachments.flatMap(toAttachments),
    unsent: unsent.map((one) => ({ ...one, attachments: one.attachments.flatMap(toAttachments) })),
  };
}

/** Restores a stored draft. Messages that were pending at that time may not have arrived. */
function restore(stored: unknown): DraftState {
  const draft = readDraft(stored);
  if (!draft) return emptyDraft;
  return { ...emptyDraft, ...draft, unsent: draft.unsent.map((one) => ({ ...one, failure: notSentText })) };
}

type StoredAttachment = v.InferOutput<typeof storedShape>["attachments"][number];

function toAttachments({ file, ...rest }: StoredAttachment): Attachment[] {
  if (file instanceof File) return [{ ...rest, file }];
  // A file that was too large to be stored is lost.
  return rest.id === null ? [] : [{ ...rest, file: null }];
}

/**
 * Shows what is written in one tab in all tabs with the conversation, which would overwrite it otherwise.
 * @returns sends the draft to the other tabs
 */
function connectTabs(name: string, onDraft: (draft: SharedDraft) => void): (draft: SharedDraft) => void {
  if (isServer) return () => {};
  const channel = new BroadcastChannel(`message draft ${name}`);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const draft = readDraft(data);
    if (draft) onDraft(draft);
  });
  // Unlike that of a window, this method takes no origin.
  const broadcast = channel.postMessage.bind(channel);
  return ({ text, attachments, unsent }) => {
    // Each tab uploads its own files.
    broadcast({ text, attachments: attachments.filter((one) => !isUploading([one])), unsent });
  };
}

/** @param storage where it is kept; tests pass their own */
export async function createMessageDraft(name: string, storage?: DraftStorage): Promise<MessageDraft> {
  const draft = await openLocalDraft(name, storage);
  const state = atom(restore(draft.storedValues));
  const sendToTabs = connectTabs(name, (received) => {
    const attachments = [...received.attachments, ...state.get().attachments.filter((one) => isUploading([one]))];
    state.set({ ...state.get(), ...received, attachments });
  });
  let last: Promise<void> = Promise.resolve();
  return {
    state,
    change(update) {
      const next = { ...state.get(), ...update(state.get()) };
      draft.save(isEmpty(next) ? null : next);
      state.set(next);
      sendToTabs(next);
    },
    enqueue(act) {
      last = last.then(act);
      return last;
    },
    flush: draft.flush,
    idempotencyKeys: createIdempotencyKeys(),
  };
}

function isEmpty({ text, attachments, unsent }: DraftState): boolean {
  return text === "" && attachments.length === 0 && unsent.length === 0;
}

const opened = new Map<string, Promise<MessageDraft>>();

/** Opens the draft of that name; all callers share one instance. @param name identifies the viewer and the conversation */
export function openMessageDraft(name: string): Promise<MessageDraft> {
  const known = opened.get(name);
  if (known) return known;
  const created = createMessageDraft(name);
  opened.set(name, created);
  return created;
}
