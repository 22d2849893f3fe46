import type { EntityType } from "../db/schema.ts";

/** Path of the page of a post, story or interview, the same as in the web client. */
export function getEntityPath(type: EntityType, id: number, commentId: number | null = null): string {
  const comment = commentId === null ? "" : `cid=${commentId}`;
  if (type === "story" || type === "interview")
    return `/${type === "story" ? "stories" : "interviews"}/${id}${comment && `?${comment}`}`;
  return `/?${type}=${id}${comment && `&${comment}`}`;
}
