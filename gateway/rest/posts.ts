import type { Input, Page, Rest, WriteName } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type {
  AsyncCalloutInput,
  Callout,
  CommunityPost,
  Event,
  EventPost,
  Job,
  Reaction,
  RecordPost,
  Statement,
} from "./generated/contract.ts";
import { mapSeveral, readSeveral, type Several } from "./several.ts";

/** A post in the form of mixed lists, where `type` is the type of post. */
export type Post = CommunityPost | Job | Callout | EventPost | RecordPost | Reaction | Statement;

/** Names of the calls about posts, by type; `one` brings comments and likers along where the type has such a call. */
const calls = {
  communityPost: {
    one: "getCommunityPost",
    some: "getCommunityPosts",
    create: "createCommunityPost",
    update: "updateCommunityPost",
    remove: "deleteCommunityPost",
    restore: "restoreCommunityPost",
  },
  job: {
    one: "getJobAll",
    some: "getJobs",
    create: "createJob",
    update: "updateJob",
    remove: "deleteJob",
    restore: "restoreJob",
  },
  callout: {
    one: "getCalloutAll",
    some: "getCallouts",
    create: "createCallout",
    update: "updateCallout",
    remove: "deleteCallout",
    restore: "restoreCallout",
  },
  event: {
    one: "getEventAll",
    some: "getEvents",
    create: "createEvent",
    update: "updateEvent",
    remove: "deleteEvent",
    restore: "restoreEvent",
  },
  record: {
    one: "getRecord",
    some: "getRecords",
    create: "createRecord",
    update: "updateRecord",
    remove: "deleteRecord",
    restore: "restoreRecord",
  },
  reaction: {
    one: "getReaction",
    some: "getReactions",
    create: "createReaction",
    update: "updateReaction",
    remove: "deleteReaction",
    restore: "restoreReaction",
  },
  statement: {
    one: "getStatement",
    some: "getStatements",
    create: "createStatement",
    update: "updateStatement",
    remove: "deleteStatement",
    restore: "restoreStatement",
  },
} as const;

type Calls = typeof calls;

/** What a post of each type is written with. */
export type PostBody = { [Type in keyof Calls]: BodyOf<Calls[Type]["create"]> };
type BodyOf<Name extends WriteName> = NonNullable<Extract<Input<Name>, { body?: unknown }>["body"]>;

/** Keys of a REST body and their values, by the table of the post's type; the values have passed the schema. */
export type WrittenBody = Readonly<Record<string, unknown>>;

/** On /events paths `type` is online or offline. */
function toMixed(post: Exclude<Post, EventPost> | Event): Post {
  if (!("postType" in post)) return post;
  const { type: eventType, postType: type, ...rest } = post;
  return { ...rest, type, eventType };
}

/** One post. */
export const readPost = async (rest: Rest, type: Post["type"], id: number): Promise<Post> =>
  toMixed(await rest.read(calls[type].one, { params: { id } }));

/** Those of the posts of one type that exist and are visible. */
export const readPosts = async (rest: Rest, type: Post["type"], ids: readonly number[]): Promise<Several<Post>> =>
  mapSeveral(await readSeveral(rest, calls[type].some, { query: { ids: [...ids] } }), toMixed);

/** The newest jobs. */
export const readLatestJobs = async (rest: Rest, limit: number): Promise<readonly Job[]> =>
  (await rest.list("getLatestJobs", { query: { limit } })).items;

/** The newest events that are not over, in the order in which they start. */
export async function readLatestEvents(rest: Rest, limit: number): Promise<readonly EventPost[]> {
  const { items } = await rest.list("getLatestEvents", { query: { limit } });
  return items
    .map(({ type: eventType, postType: type, ...event }) => ({ ...event, type, eventType }))
    .toSorted((one, other) => startOf(one) - startOf(other));
}

const startOf = ({ start }: EventPost): number => (start === null ? Infinity : Date.parse(start));

/** What lists of posts are narrowed by. */
interface PostFilter {
  readonly query: string | null;
  readonly communitySlug: string | null;
}
export interface JobFilter extends PostFilter {
  readonly workplace: NonNullable<Job["workplace"]> | null;
  readonly jobType: NonNullable<Job["jobType"]> | null;
}
export interface CalloutFilter extends PostFilter {
  readonly sort: "newest" | "deadline";
}

const filterOf = ({ query, communitySlug }: PostFilter) => ({
  ...(query === null ? {} : { q: query }),
  ...(communitySlug === null ? {} : { communitySlug }),
});

/** Published jobs, newest first. */
export const listJobs = (rest: Rest, filter: JobFilter, slice: Slice): Promise<Page<Job>> => {
  const { workplace, jobType } = filter;
  const work = { ...(workplace === null ? {} : { workplace }), ...(jobType === null ? {} : { jobType }) };
  return rest.list("getJobs", { query: { ...slice, ...filterOf(filter), ...work } });
};

/** Published call-outs. */
export const listCallouts = (rest: Rest, filter: CalloutFilter, slice: Slice): Promise<Page<Callout>> =>
  rest.list("getCallouts", { query: { ...slice, ...filterOf(filter), sort: filter.sort } });

/** Call-outs that the caller wrote, or wrote as a company of theirs, drafts included. */
export const listOwnCallouts = (rest: Rest, saveAs: Callout["saveAs"] | null, slice: Slice): Promise<Page<Callout>> =>
  rest.list("getCallouts", { query: { ...slice, scope: "our", ...(saveAs === null ? {} : { saveAs }) } });

/**
 * A new post, published or as a draft.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createPost = async (
  rest: Rest,
  type: Post["type"],
  body: WrittenBody,
  idempotencyKey: string | null,
): Promise<Post> => toMixed(await rest.write(calls[type].create, { body }, { idempotencyKey }));

/** Changes the fields that are given. */
export const updatePost = async (rest: Rest, type: Post["type"], id: number, body: WrittenBody): Promise<Post> =>
  toMixed(await rest.write(calls[type].update, { params: { id }, body }));

export const deletePost = (rest: Rest, type: Post["type"], id: number): Promise<undefined> =>
  rest.write(calls[type].remove, { params: { id } });

/** Whether by POST or PATCH the contract says. */
export const restorePost = async (rest: Rest, type: Post["type"], id: number): Promise<Post> =>
  toMixed(await rest.write(calls[type].restore, { params: { id } }));

/** A call-out whose answers an interview collects. */
export const createAsyncCallout = (
  rest: Rest,
  interviewId: number,
  body: AsyncCalloutInput,
  idempotencyKey: string | null,
): Promise<Callout> => rest.write("createAsyncCallout", { params: { interviewId }, body }, { idempotencyKey });
