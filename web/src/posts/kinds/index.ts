import { postKinds, postKindsByType } from "../generated/postKinds.ts";
import type { KnownPostType, PostKind } from "./PostKind.ts";

export { postKinds, postKindsByType } from "../generated/postKinds.ts";
export type { KnownPostType, PostKind } from "./PostKind.ts";

/** The definition of a type by its value in the schema; null if it is no post, or of a type newer than this client. */
export function findPostKind(type: string): PostKind | null {
  return isPostType(type) ? postKindsByType[type] : null;
}

/** The definition of a type by its name in the schema, such as "CommunityPost"; null for anything else. */
export function findPostKindByTypename(typename: string): PostKind | null {
  const key = `${typename.charAt(0).toLowerCase()}${typename.slice(1)}`;
  return Object.entries(postKinds).find(([known]) => known === key)?.[1] ?? null;
}

const isPostType = (type: string): type is KnownPostType => Object.hasOwn(postKindsByType, type);
