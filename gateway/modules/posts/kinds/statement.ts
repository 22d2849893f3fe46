import { isSystemByCreator, voicePolicy } from "../policy.ts";
import type { PostKind } from "./kind.ts";

export const statement = {
  typeName: "Statement",
  collection: "statements",
  queryKey: "statement",
  restore: "PATCH",
  hasAll: false,
  policy: voicePolicy,
  isSystem: isSystemByCreator,
  resolvers: {},
} as const satisfies PostKind;
