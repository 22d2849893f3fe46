import { isSystemByCreator, voicePolicy } from "../policy.ts";
import type { PostKind } from "./kind.ts";

export const record = {
  typeName: "Record",
  collection: "records",
  queryKey: "record",
  restore: "PATCH",
  hasAll: false,
  policy: voicePolicy,
  isSystem: isSystemByCreator,
  resolvers: {},
} as const satisfies PostKind;
