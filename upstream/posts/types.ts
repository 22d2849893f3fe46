import type { EntityType as AnyEntityType, FeedType as AnyFeedType, PostType as AnyPostType } from "../db/schema.ts";
import { NEWS_KINDS } from "../http/enums.ts";
import { component, oneOf } from "../http/schema.ts";
import type { PostKind } from "./kind.ts";
import * as kinds from "./kinds/index.ts";

/** The definitions of all post types. */
export const POST_KINDS: Readonly<Record<AnyPostType, PostKind>> = kinds;

/** The definitions in display order. */
export const ORDERED_KINDS: readonly PostKind[] = Object.values(POST_KINDS).toSorted((a, b) => a.order - b.order);

/** Derives a value from the definition of each type. */
export function mapKinds<T>(derive: (kind: PostKind) => T): Readonly<Record<AnyPostType, T>> {
  const entries = ORDERED_KINDS.map((kind): [AnyPostType, T] => [kind.type, derive(kind)]);
  return Object.fromEntries(entries) as Record<AnyPostType, T>;
}

export const POST_TYPES: readonly AnyPostType[] = ORDERED_KINDS.map(({ type }) => type);
export const FEED_TYPES: readonly AnyFeedType[] = [...POST_TYPES, ...NEWS_KINDS];
/** Entities that can be read, liked or mentioned in notifications. */
export const ENTITY_TYPES: readonly AnyEntityType[] = [...POST_TYPES, "story", "interview"];

/** Noun for one entity within a sentence. */
export const ENTITY_NAMES: Readonly<Record<AnyEntityType, string>> = {
  ...mapKinds(({ name }) => name),
  story: "story",
  interview: "interview",
};

export const PostType = component("PostType", oneOf(POST_TYPES));
export const FeedType = component("FeedType", oneOf(FEED_TYPES));
export const EntityType = component("EntityType", oneOf(ENTITY_TYPES));
