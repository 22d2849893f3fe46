import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  PreloadableQueryRegistry,
  type Environment,
  type GraphQLTaggedNode,
  type Variables,
} from "relay-runtime";
import { isRecord } from "./failures.ts";

/** Feeds hold posts, and the stories and announcements that became news. */
const feeds = [
  "activities",
  "callouts",
  "commentary",
  "feed",
  "insider",
  "items",
  "jobs",
  "latestEvents",
  "latestJobs",
  "newswire",
  "posts",
  "search",
  "stories",
] as const;

/**
 * What else is old after a write, beside the records that its payload brings: lists that may hold it now or no longer,
 * and records that repeat what was changed. Each is named by the field that leads to it, wherever that field is.
 */
const staleAfter = {
  post: [...feeds, "drafts"],
  story: [...feeds, "storyDrafts"],
  announcement: [...feeds, "announcements"],
  interview: ["awaitingAnswers", "interviews", "questions", "search", "sharedInterviews"],
  newsroom: ["allNewsrooms", "company", "newsroom", "newsrooms", "postAs"],
  /** Cards repeat the name and the picture of whoever wrote them. */
  company: ["author", "company", "newsrooms", "people", "postAs", "search"],
  outlet: ["author", "outlet", "outlets", "people", "search"],
  user: ["author", "people", "search", "settings", "user", "viewer"],
  /** Who has finished may do more, everywhere. */
  onboarding: ["communities", "community", "permissions", "settings", "user", "viewer"],
} as const satisfies Record<string, readonly string[]>;

/** A kind of write that makes more old than its payload brings. */
export type Write = keyof typeof staleAfter;

/** How often stored data were counted as old so far. */
let invalidations = 0;

/** Tells whether stored data were counted as old between two moments: then it is another number. */
export function dataVersion(): number {
  return invalidations;
}

/** To be called after a write: what it made old is read again by the next page that shows it. */
export function invalidateAfter(write: Write, environment: Environment): void {
  const fields = new Set<string>(staleAfter[write]);
  const source = environment.getStore().getSource();
  const ids = source
    .getRecordIDs()
    .flatMap((id) =>
      Object.entries(source.get(id) ?? {}).flatMap(([key, value]) => (fields.has(fieldOf(key)) ? linkedIds(value) : [])),
    );
  invalidations += 1;
  commitLocalUpdate(environment, (store) => {
    for (const id of new Set(ids)) store.get(id)?.invalidateRecord();
  });
}

/** The field of a key of the store, without its arguments. */
const fieldOf = (key: string): string => key.replace(/\(.*$/s, "");

function linkedIds(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const refs = Array.isArray(value["__refs"]) ? value["__refs"] : [value["__ref"]];
  return refs.filter((ref) => typeof ref === "string");
}

/** Counts all stored data as old, so that the next visit to a page asks anew: for when somebody signs in or out. */
export function invalidateAll(environment: Pick<Environment, "getStore">): void {
  invalidations += 1;
  environment.getStore().notify(undefined, true);
}

/**
 * Counts the stored data of a query as fresh, whatever its age: a page that the reader comes back to is shown with the
 * items it had, where Relay would read its beginning again after five minutes.
 */
export function renewData(environment: Pick<Environment, "getStore">, query: GraphQLTaggedNode, variables: Variables): void {
  environment.getStore().notify(createOperationDescriptor(getRequest(query), variables));
}

/** The same for a preloaded query. */
export function renewPreloaded(
  environment: Pick<Environment, "getStore">,
  { id, variables }: { id?: string | null | undefined; variables: Variables },
): void {
  const request = id && PreloadableQueryRegistry.get(id);
  if (request) renewData(environment, request, variables);
}
