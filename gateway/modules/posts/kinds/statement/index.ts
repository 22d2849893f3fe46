import type { CreateStatementInput } from "../../../../graph/generated/resolvers.ts";
import { isSystemByCreator, recordReactionAndStatementPolicy } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";

export const statement: PostKindOf<"statement", CreateStatementInput> = {
  noun: "statement",
  policy: recordReactionAndStatementPolicy,
  isSystem: isSystemByCreator,
  fields: { video: "video", content: "content", url: "url" },
};
