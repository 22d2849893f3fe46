import type { CreateReactionInput } from "../../../../graph/generated/resolvers.ts";
import { isSystemByCreator, recordReactionAndStatementPolicy } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";

export const reaction: PostKindOf<"reaction", CreateReactionInput> = {
  noun: "reaction",
  policy: recordReactionAndStatementPolicy,
  isSystem: isSystemByCreator,
  fields: { video: "video", content: "content", url: "url" },
};
