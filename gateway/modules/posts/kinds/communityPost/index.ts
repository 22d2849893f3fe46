import type { CreateCommunityPostInput } from "../../../../graph/generated/resolvers.ts";
import { communityPostPolicy, isSystemByCreator } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";

export const communityPost: PostKindOf<"communityPost", CreateCommunityPostInput> = {
  noun: "community post",
  policy: communityPostPolicy,
  isSystem: isSystemByCreator,
  fields: { content: "content", attachments: "attachments" },
};
