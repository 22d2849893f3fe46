import type { EntityType as AnyEntityType, FeedType as AnyFeedType, PostType as AnyPostType } from "../db/schema.ts";
import { newsKinds } from "../http/enums.ts";
import { component, oneOf } from "../http/schema.ts";
import type { PostKind } from "./kind.ts";
import * as kinds from "./kinds/index.ts";

/** The definitions of all post types. */
export const postKinds: Readonly<Record<AnyPostType, PostKind>> = kinds;

/** The definitions in display order. */
export const orderedKinds: readonly PostKind[] = Object.values(postKinds).toSorted((a, b) => a.order - b.order);

/** Derives a value from the definition of each type. */
export function mapKinds<T>(derive: (kind: PostKind) => T): Readonly<Record<AnyPostType, T>> {
  const entries = orderedKinds.map((kind): [AnyPostType, T] => [kind.type, derive(kind)]);
  return Object.fromEntries(entries) as Record<AnyPostType, T>;
}

export const postTypes: readonly AnyPostType[] = orderedKinds.map(({ type }) => type);
export const feedTypes: readonly AnyFeedType[] = [...postTypes, ...newsKinds];
/** Entities that can be read, liked or mentioned in notifications. */
export const entityTypes: readonly AnyEntityType[] = [...postTypes, "story", "interview"];

/** Noun for one entity within a sentence. */
export const entityNames: Readonly<Record<AnyEntityType, string>> = {
  ...mapKinds(({ name }) => name),
  story: "story",
  interview: "interview",
};

export const PostType = component("PostType", oneOf(postTypes));
export const FeedType = component("FeedType", oneOf(feedTypes));
export const EntityType = component("EntityType", oneOf(entityTypes));
