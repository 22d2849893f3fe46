import type { CreateCommunityPostInput } from "../../../graph/generated/resolvers.ts";
import { communityPostPolicy, isSystemByCreator } from "../policy.ts";
import type { FieldsOf, PostKind } from "./kind.ts";

export const communityPost = {
  typeName: "CommunityPost",
  collection: "communityPosts",
  queryKey: "communityPost",
  restore: "PATCH",
  hasAll: false,
  policy: communityPostPolicy,
  isSystem: isSystemByCreator,
  fields: { content: "content", attachments: "attachments" } satisfies FieldsOf<CreateCommunityPostInput, "communityPost">,
  resolvers: {},
} as const satisfies PostKind;
