import type { UserType } from "../../__generated__/PostAudience_post.graphql.ts";

export type KnownUserType = Exclude<UserType, "%future added value">;

/** What the forms of all types have in common. */
export interface AudienceValues {
  /** The communities it appears in; empty: no community, visible to all. */
  communityIds: readonly string[];
  /** The kinds of users it is for; empty: all. */
  userTypes: readonly KnownUserType[];
  /** In whose name; null: the writer's own. */
  authorId: string | null;
}

export const everybody: AudienceValues = { communityIds: [], userTypes: [], authorId: null };

interface PostAudience {
  readonly communityIds: readonly string[];
  readonly userTypes: readonly UserType[];
}

/** The audience of a post that is there already; its author stays. */
export function audienceOf({ communityIds, userTypes }: PostAudience): AudienceValues {
  return { communityIds, userTypes: userTypes.flatMap((type) => (type === "%future added value" ? [] : [type])), authorId: null };
}

/** The author as inputs take it; left out for the writer's own name. */
export function authorOf(authorId: string | null): { authorId?: string } {
  return authorId === null ? {} : { authorId };
}
