import type { CreateRecordInput } from "../../../../graph/generated/resolvers.ts";
import { isSystemByCreator, recordReactionAndStatementPolicy } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";

export const record: PostKindOf<"record", CreateRecordInput> = {
  noun: "record",
  explanation: "a video update",
  policy: recordReactionAndStatementPolicy,
  isSystem: isSystemByCreator,
  fields: { video: "video", content: "content" },
};
