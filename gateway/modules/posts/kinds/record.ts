import type { CreateRecordInput } from "../../../graph/generated/resolvers.ts";
import { isSystemByCreator, voicePolicy } from "../policy.ts";
import type { FieldsOf, PostKind } from "./kind.ts";

export const record = {
  typeName: "Record",
  collection: "records",
  queryKey: "record",
  restore: "PATCH",
  hasAll: false,
  policy: voicePolicy,
  isSystem: isSystemByCreator,
  fields: { video: "video", content: "content" } satisfies FieldsOf<CreateRecordInput, "record">,
  resolvers: {},
} as const satisfies PostKind;
