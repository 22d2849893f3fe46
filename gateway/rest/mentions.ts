import type { Rest } from "./client.ts";
import type { Author, EntityType } from "./generated/contract.ts";

/** The context in which the mention is written. */
export interface MentionContext {
  /** The post or story whose thread is open. */
  readonly subject: { readonly entityType: EntityType; readonly entityId: number } | null;
  /** The communities of a new post. */
  readonly communityIds: readonly number[];
}

/** The people and companies with these contact ids. An upstream that does not look them up by id searches for the name. */
export async function readMentioned(rest: Rest, q: string, ids: readonly number[]): Promise<readonly Author[]> {
  return (await rest.list("getMentions", { query: { q, ids } })).items;
}

/** Finds people and companies by part of their name; those of the thread and its communities come first. */
export async function searchMentions(
  rest: Rest,
  q: string,
  limit: number,
  { subject, communityIds }: MentionContext = { subject: null, communityIds: [] },
): Promise<readonly Author[]> {
  return (await rest.list("getMentions", { query: { q, limit, ...subject, communityIds } })).items;
}
