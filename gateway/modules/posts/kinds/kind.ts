import type { Resolvers } from "../../../graph/generated/resolvers.ts";
import type { PostFacts, PostPolicy } from "../policy.ts";

/** All that differs between the types of posts; shared code asks here and has no branches. */
export interface PostKind {
  /** The GraphQL type. */
  readonly typeName: "CommunityPost" | "Job" | "Callout" | "Event" | "Record" | "Reaction" | "Statement";
  /** First part of its paths in the REST API. */
  readonly collection: "communityPosts" | "jobs" | "callouts" | "events" | "records" | "reactions" | "statements";
  /** The key of the query string that opens the overlay (OVERLAY-01). */
  readonly queryKey: string;
  /** By which method it is restored (D-109). */
  readonly restore: "POST" | "PATCH";
  /** True where `GET {collection}/{id}/all` brings the first comments and likers along (D-112). */
  readonly hasAll: boolean;
  /** Who may do what to it. */
  readonly policy: PostPolicy;
  /** True for a system post, one that stands for the platform or a company. */
  readonly isSystem: (post: PostFacts) => boolean;
  /** Fields, enums and queries of its own. */
  readonly resolvers: Resolvers;
}
