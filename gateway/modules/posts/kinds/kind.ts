import type { Resolvers } from "../../../graph/generated/resolvers.ts";
import type { PostBody, PostType } from "../../../rest/posts.ts";
import type { PostFacts, PostPolicy } from "../policy.ts";

/** The key of the REST body that a field of the input fills; with `toBody` where the value has another form there. */
export type WrittenAs<Key extends string = string> = Key | { readonly key: Key; toBody(value: unknown): unknown };

/** Fields of every create input that are none of the post's own. */
type SharedField = "clientMutationId" | "idempotencyKey" | "authorId" | "communityIds" | "userTypes" | "saveAs";

/** All that differs between the types of posts; shared code asks here and has no branches. */
export interface PostKind {
  /** What it is called within a sentence, such as "community post". */
  readonly noun: string;
  /** A short explanation for the schema, where the noun alone does not say it. */
  readonly gloss?: string;
  /** Who may do what to it. */
  readonly policy: PostPolicy;
  /** True for a system post, one in the name of the platform or a company. */
  readonly isSystem: (post: PostFacts) => boolean;
  /** The own fields of its inputs, as the REST API writes them; those that all types share are in ../fields.ts. */
  readonly fields: Readonly<Record<string, WrittenAs>>;
  /** Fields, enums, queries and mutations of its own; left out where it has none. */
  readonly resolvers?: Resolvers;
}

/** The definition of one type: `fields` has every own field of its create input, and only keys that its REST body has. */
export interface PostKindOf<Type extends PostType, CreateInput> extends PostKind {
  readonly fields: Readonly<Record<Exclude<keyof CreateInput, SharedField>, WrittenAs<keyof PostBody[Type] & string>>>;
}
