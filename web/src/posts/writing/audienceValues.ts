import type { UserType } from "../../__generated__/PostAudience_post.graphql.ts";

export type KnownUserType = Exclude<UserType, "%future added value">;

/** The values that the forms of all types have. */
export interface AudienceValues {
  /** The communities in which the post appears; empty for a post outside of communities, visible to all. */
  communityIds: readonly string[];
  /** The user types of the audience; empty for all. */
  userTypes: readonly KnownUserType[];
  /** The author's id; null for the writer. */
  authorId: string | null;
}

export const unlimitedAudience: AudienceValues = { communityIds: [], userTypes: [], authorId: null };

interface PostAudience {
  readonly communityIds: readonly string[];
  readonly userTypes: readonly UserType[];
}

/** The audience of an existing post, whose author is fixed. */
export function toAudienceValues({ communityIds, userTypes }: PostAudience): AudienceValues {
  return { communityIds, userTypes: userTypes.flatMap((type) => (type === "%future added value" ? [] : [type])), authorId: null };
}

/** The author for a mutation's input; omitted for the writer. */
export function toAuthorInput(authorId: string | null): { authorId?: string } {
  return authorId === null ? {} : { authorId };
}
