import { postKindsByType } from "../generated/postKinds.ts";
import type { KnownPostType, PostKind } from "./PostKind.ts";

export { postKinds, postKindsByType } from "../generated/postKinds.ts";
export type { KnownPostType, PostKind } from "./PostKind.ts";

/** The definition of a type by its value in the schema; null for what is no post, or of a type newer than this client. */
export function postKindOf(type: string): PostKind | null {
  return isPostType(type) ? postKindsByType[type] : null;
}

const isPostType = (type: string): type is KnownPostType => Object.hasOwn(postKindsByType, type);
