import { communityPostPolicy, isSystemByCreator } from "../policy.ts";
import type { PostKind } from "./kind.ts";

export const communityPost = {
  typeName: "CommunityPost",
  collection: "communityPosts",
  queryKey: "communityPost",
  restore: "PATCH",
  hasAll: false,
  policy: communityPostPolicy,
  isSystem: isSystemByCreator,
  resolvers: {},
} as const satisfies PostKind;
