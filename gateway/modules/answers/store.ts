import type { Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Page, Query } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { AnswerLink, AnswerSet, PublicInterview, SavedMedia } from "../../rest/generated/contract.ts";
import { createList, toWindow } from "../lists.ts";
import { createStorePerOperation } from "../store.ts";
import { toSetKey, readSetKey } from "./ids.ts";
import type { AnswerModel } from "./models.ts";

async function read({ rest }: Context, key: string): Promise<AnswerSet> {
  const link = readSetKey(key);
  if (link === null) throw new Error(`"${key}" names no answers.`);
  return rest.read("getAnswerSet", { params: link });
}

/** The operation's store of answer sets, by their address. */
const answerSets = createStorePerOperation<string, AnswerSet>((context) => ({
  readOne: (key) => read(context, key),
  getKey: toSetKey,
}));

/** The operation's store of public interviews. */
export const publicInterviews = createStorePerOperation<number, PublicInterview>(({ rest }) => ({
  readOne: (id) => rest.read("getPublicInterview", { params: { id } }),
  getKey: ({ id }) => id,
}));

/** Null when the type or hash is invalid. */
export function getAnswerSet(context: Context, link: AnswerLink): MaybePromise<AnswerSet | null> {
  const key = toSetKey(link);
  return readSetKey(key) === null ? null : answerSets(context).get(key);
}

/** The answers of a set, each with a reference to the set. */
export const toAnswers = (set: AnswerSet): AnswerModel[] => set.answers.map((answer) => ({ ...answer, set }));

const createSetList = (context: Context, list: (slice: Slice) => Promise<Page<AnswerSet>>): OffsetList<AnswerSet> => ({
  identify: toSetKey,
  read: async (offset, limit) => {
    const page = await list({ offset, limit });
    for (const set of page.items) answerSets(context).put(toSetKey(set), set);
    return toWindow(page);
  },
});

export const listInterviewAnswers = (context: Context, id: number): OffsetList<AnswerSet> =>
  createSetList(context, (slice) => context.rest.list("getInterviewAnswers", { params: { id }, query: slice }));

export const listAwaitingAnswers = (context: Context, filter: Query<"getAwaitingAnswers">): OffsetList<AnswerSet> =>
  createSetList(context, (slice) => context.rest.list("getAwaitingAnswers", { query: { ...slice, ...filter } }));

export const listSavedMedia = (context: Context, filter: Query<"getSavedMedia">): OffsetList<SavedMedia> =>
  createList((slice) => context.rest.list("getSavedMedia", { query: { ...slice, ...filter } }));
