import type { Resolvers } from "../../../graph/generated/resolvers.ts";
import type { PostBody, PostType } from "../../../rest/posts.ts";
import type { PostFacts, PostPolicy } from "../policy.ts";

/** The key of the REST body for an input field, with `toBody` if the value must be converted. */
export type BodyField<Key extends string = string> = Key | { readonly key: Key; toBody(value: unknown): unknown };

/** Fields of every create input that do not belong to the post type. */
type SharedField = "clientMutationId" | "idempotencyKey" | "authorId" | "communityIds" | "userTypes" | "status";

/** Everything that differs between post types, so that shared code needs no branches. */
export interface PostKind {
  /** The noun within a sentence, such as "community post". */
  readonly noun: string;
  /** A short explanation for the schema, if the noun is not sufficient. */
  readonly explanation?: string;
  readonly policy: PostPolicy;
  /** True for a system post, one published for the platform or a company. */
  readonly isSystem: (post: PostFacts) => boolean;
  /** The type's own input fields and their REST keys; the shared ones are in ../fields.ts. */
  readonly fields: Readonly<Record<string, BodyField>>;
  /** The type's own fields, enums, queries and mutations, if it has any. */
  readonly resolvers?: Resolvers;
}

/** The definition of one type: `fields` must have every own field of its create input, and only keys of its REST body. */
export interface PostKindOf<Type extends PostType, CreateInput> extends PostKind {
  readonly fields: Readonly<Record<Exclude<keyof CreateInput, SharedField>, BodyField<keyof PostBody[Type] & string>>>;
}
