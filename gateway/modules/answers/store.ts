import type { AnswerLink, AnswerSet, InterviewType, PublicInterview, SavedMedia } from "../../rest/generated/contract.ts";
import type { AnswerModel } from "./models.ts";
import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { Page } from "../../rest/client.ts";
import { createList, toWindow } from "../lists.ts";
import { createStorePerOperation } from "../store.ts";
import { toSetKey, readSetKey } from "./ids.ts";

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

const createSetList = (list: (slice: Slice) => Promise<Page<AnswerSet>>): OffsetList<AnswerSet> => ({
  identify: toSetKey,
  read: (offset, limit) => list({ offset, limit }).then(toWindow),
});

function readSetPage(
  context: Context,
  list: OffsetList<AnswerSet>,
  page: ConnectionArguments,
): MaybePromise<Connection<AnswerSet>> {
  return andThen(connect(list, page), (connection) => {
    for (const { node } of connection.edges) answerSets(context).put(toSetKey(node), node);
    return connection;
  });
}

export const readInterviewAnswers = (
  context: Context,
  id: number,
  page: ConnectionArguments,
): MaybePromise<Connection<AnswerSet>> =>
  readSetPage(
    context,
    createSetList((slice) => context.rest.list("getInterviewAnswers", { params: { id }, query: slice })),
    page,
  );

export const readAwaitingAnswers = (
  context: Context,
  direction: "asked" | "addressed" | null,
  page: ConnectionArguments,
): MaybePromise<Connection<AnswerSet>> =>
  readSetPage(
    context,
    createSetList((slice) => context.rest.list("getAwaitingAnswers", { query: { ...slice, direction } })),
    page,
  );

export const readSavedMedia = (
  context: Context,
  type: InterviewType | null,
  page: ConnectionArguments,
): MaybePromise<Connection<SavedMedia>> =>
  connect(
    createList((slice) => context.rest.list("getSavedMedia", { query: { ...slice, type } })),
    page,
  );

/** An empty page, for guests. */
export const createEmptyConnection = <Item>(page: ConnectionArguments): MaybePromise<Connection<Item>> =>
  connect<Item>({ identify: () => "", read: () => ({ items: [], total: 0 }) }, page);
