import type { Rest } from "./client.ts";
import type { Author, EntityType } from "./generated/contract.ts";

/** The context in which the mention is written. */
export interface MentionContext {
  /** The post or story whose thread is open. */
  readonly subject: { readonly entityType: EntityType; readonly entityId: number } | null;
  /** The communities of a new post. */
  readonly communityIds: readonly number[];
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
