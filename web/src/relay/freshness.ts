import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  PreloadableQueryRegistry,
  type Environment,
  type GraphQLTaggedNode,
  type Variables,
} from "relay-runtime";
import { isRecord } from "../lib/isRecord.ts";

/** Feeds contain posts, and the stories and announcements that became news. */
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
 * The data that a write makes stale in addition to the records in its payload: lists whose contents may have changed, and records
 * that repeat the changed data. Each is identified by the name of the field that leads to it, anywhere in the store.
 */
const staleAfter = {
  post: [...feeds, "drafts"],
  story: [...feeds, "storyDrafts"],
  announcement: [...feeds, "announcements", "story"],
  interview: ["awaitingAnswers", "interviews", "questions", "search", "sharedInterviews"],
  /** Answers, and invitations to answer. */
  answers: ["awaitingAnswers"],
  /** The hub of an announcement shows how far its e-mail is. */
  mailing: ["hub"],
  /** A deleted list turns off the channels that send to it. */
  contactList: ["channels"],
  savedMedia: ["savedMedia"],
  community: ["communities", "search"],
  /** The home page shows the posts of the joined communities. */
  membership: ["members", "viewer"],
  newsroom: ["allNewsrooms", "company", "newsroom", "newsrooms", "postAs"],
  /** Cards repeat the author's name and picture. */
  company: ["author", "company", "newsrooms", "people", "postAs", "search"],
  outlet: ["author", "outlet", "outlets", "people", "search"],
  mailSetting: ["settings"],
  /** A person's name, job, organization and topics. The profile text is generated from them and from the responsibilities. */
  personDetails: ["generatedProfile"],
  /** For which companies and outlets a person works or speaks. */
  responsibility: ["company", "generatedProfile", "outlet", "people", "postAs", "user"],
  user: ["author", "people", "search", "settings", "user", "viewer"],
  /** Users who have finished onboarding have more permissions everywhere. */
  onboarding: ["communities", "community", "permissions", "settings", "user", "viewer"],
} as const satisfies Record<string, readonly string[]>;

/** A kind of write that makes more data stale than its payload contains. */
export type Write = keyof typeof staleAfter;

/** Number of times that stored data has been invalidated. */
let invalidations = 0;

/** A number that changes whenever stored data is invalidated. Compare two values to detect an invalidation. */
export function dataVersion(): number {
  return invalidations;
}

/** Call this after a write. The next page that shows the invalidated data reads it again. */
export function invalidateAfter(write: Write, environment: Environment): void {
  const fields = new Set<string>(staleAfter[write]);
  const source = environment.getStore().getSource();
  const ids = source
    .getRecordIDs()
    .flatMap((id) => Object.entries(source.get(id) ?? {}))
    .filter(([key]) => fields.has(getFieldName(key)))
    .flatMap(([, value]) => linkedIds(value));
  invalidations += 1;
  commitLocalUpdate(environment, (store) => {
    for (const id of new Set(ids)) store.get(id)?.invalidateRecord();
  });
}

/** The field name of a store key, without its arguments. */
const getFieldName = (key: string): string => key.replace(/\(.*/s, "");

function linkedIds(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const refs = Array.isArray(value["__refs"]) ? value["__refs"] : [value["__ref"]];
  return refs.filter((ref) => typeof ref === "string");
}

/** Invalidates all stored data after a sign-in or sign-out, so that the next visit to a page reads it again. */
export function invalidateAll(environment: Pick<Environment, "getStore">): void {
  invalidations += 1;
  environment.getStore().notify(undefined, true);
}

/**
 * Marks the stored data of a query as fresh, whatever its age. A page that the reader returns to then keeps its loaded items;
 * Relay would reload the beginning of the list after five minutes.
 */
export function renewData(environment: Pick<Environment, "getStore">, query: GraphQLTaggedNode, variables: Variables): void {
  environment.getStore().notify(createOperationDescriptor(getRequest(query), variables));
}

/** Like renewData, for a preloaded query. */
export function renewPreloaded(
  environment: Pick<Environment, "getStore">,
  { id, variables }: { id?: string | null | undefined; variables: Variables },
): void {
  const request = id && PreloadableQueryRegistry.get(id);
  if (request) renewData(environment, request, variables);
}
