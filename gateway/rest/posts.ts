import type { Rest } from "./client.ts";
import type { Callout, CommunityPost, Event, EventPost, Job, Reaction, RecordPost, Statement } from "./generated/contract.ts";

/** A post in the form of mixed lists, where `type` is the type of post. */
export type Post = CommunityPost | Job | Callout | EventPost | RecordPost | Reaction | Statement;

/** Names of the calls that read posts, by type; `one` brings comments and likers along where the type has such a call (D-112). */
const calls = {
  communityPost: { one: "getCommunityPost", some: "getCommunityPosts" },
  job: { one: "getJobAll", some: "getJobs" },
  callout: { one: "getCalloutAll", some: "getCallouts" },
  event: { one: "getEventAll", some: "getEvents" },
  record: { one: "getRecord", some: "getRecords" },
  reaction: { one: "getReaction", some: "getReactions" },
  statement: { one: "getStatement", some: "getStatements" },
} as const;

/** On /events paths `type` is online or offline (D-135). */
function toMixed(post: Exclude<Post, EventPost> | Event): Post {
  if (!("postType" in post)) return post;
  const { type: eventType, postType: type, ...rest } = post;
  return { ...rest, type, eventType };
}

/** One post. */
export const readPost = async (rest: Rest, type: Post["type"], id: number): Promise<Post> =>
  toMixed(await rest.read(calls[type].one, { params: { id } }));

/** Those of the posts of one type that exist and are visible (D-15). */
export async function readPosts(rest: Rest, type: Post["type"], ids: readonly number[]): Promise<readonly Post[]> {
  const { items } = await rest.list(calls[type].some, { query: { ids: [...ids] } });
  return items.map(toMixed);
}

/** The newest jobs. */
export const readLatestJobs = async (rest: Rest, limit: number): Promise<readonly Job[]> =>
  (await rest.list("getLatestJobs", { query: { limit } })).items;

/** The newest events that are not over (D-113). */
export async function readLatestEvents(rest: Rest, limit: number): Promise<readonly EventPost[]> {
  const { items } = await rest.list("getLatestEvents", { query: { limit } });
  return items.map(({ type: eventType, postType: type, ...event }) => ({ ...event, type, eventType }));
}
