import type { Resolvers } from "../../../graph/generated/resolvers.ts";
import type { PostBody } from "../../../rest/posts.ts";
import type { PostFacts, PostPolicy } from "../policy.ts";

/** The key of the REST body that a field of the input fills; with `toBody` where the value has another form there. */
export type WrittenAs<Key extends string = string> = Key | { readonly key: Key; toBody(value: unknown): unknown };

/** Fields of every create input that are none of the post's own. */
type SharedField = "clientMutationId" | "idempotencyKey" | "authorId" | "communityIds" | "userTypes" | "saveAs";

/** The whole table of one type: every field of its input, and only keys that its body has. */
export type FieldsOf<CreateInput, Type extends keyof PostBody> = Readonly<
  Record<Exclude<keyof CreateInput, SharedField>, WrittenAs<keyof PostBody[Type] & string>>
>;

/** All that differs between the types of posts; shared code asks here and has no branches. */
export interface PostKind {
  /** The GraphQL type. */
  readonly typeName: "CommunityPost" | "Job" | "Callout" | "Event" | "Record" | "Reaction" | "Statement";
  /** First part of its paths in the REST API. */
  readonly collection: "communityPosts" | "jobs" | "callouts" | "events" | "records" | "reactions" | "statements";
  /** The key of the query string that opens the overlay (OVERLAY-01). */
  readonly queryKey: string;
  /** By which method it is restored. */
  readonly restore: "POST" | "PATCH";
  /** True where `GET {collection}/{id}/all` brings the first comments and likers along. */
  readonly hasAll: boolean;
  /** Who may do what to it. */
  readonly policy: PostPolicy;
  /** True for a system post, one that stands for the platform or a company. */
  readonly isSystem: (post: PostFacts) => boolean;
  /** The own fields of its inputs, as the REST API writes them; those that all types share are in ../writing.ts. */
  readonly fields: Readonly<Record<string, WrittenAs>>;
  /** Fields, enums and queries of its own. */
  readonly resolvers: Resolvers;
}
