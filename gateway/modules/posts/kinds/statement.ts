import type { CreateStatementInput } from "../../../graph/generated/resolvers.ts";
import { isSystemByCreator, voicePolicy } from "../policy.ts";
import type { FieldsOf, PostKind } from "./kind.ts";

export const statement = {
  typeName: "Statement",
  collection: "statements",
  queryKey: "statement",
  restore: "PATCH",
  hasAll: false,
  policy: voicePolicy,
  isSystem: isSystemByCreator,
  fields: { video: "video", content: "content", url: "url" } satisfies FieldsOf<CreateStatementInput, "statement">,
  resolvers: {},
} as const satisfies PostKind;
