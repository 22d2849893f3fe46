import { isSystemByCreator, voicePolicy } from "../policy.ts";
import type { PostKind } from "./kind.ts";

export const reaction = {
  typeName: "Reaction",
  collection: "reactions",
  queryKey: "reaction",
  restore: "PATCH",
  hasAll: false,
  policy: voicePolicy,
  isSystem: isSystemByCreator,
  resolvers: {},
} as const satisfies PostKind;
