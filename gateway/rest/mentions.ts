import type { Rest } from "./client.ts";
import type { Author, EntityType } from "./generated/contract.ts";

/** Where the mention is being written. */
export interface MentionPlace {
  /** The post or story whose thread is open. */
  readonly subject: { readonly entityType: EntityType; readonly entityId: number } | null;
  /** Communities that a new post is for. */
  readonly communityIds: readonly number[];
}

/** People and companies by a part of their name, those of the thread and its communities first. */
export async function findMentions(
  rest: Rest,
  q: string,
  limit: number,
  { subject, communityIds }: MentionPlace = { subject: null, communityIds: [] },
): Promise<readonly Author[]> {
  const ids = communityIds.length === 0 ? {} : { communityIds: [...communityIds] };
  return (await rest.list("getMentions", { query: { q, limit, ...subject, ...ids } })).items;
}
