import type { CreateReactionInput } from "../../../graph/generated/resolvers.ts";
import { isSystemByCreator, voicePolicy } from "../policy.ts";
import type { FieldsOf, PostKind } from "./kind.ts";

export const reaction = {
  typeName: "Reaction",
  collection: "reactions",
  queryKey: "reaction",
  restore: "PATCH",
  hasAll: false,
  policy: voicePolicy,
  isSystem: isSystemByCreator,
  fields: { video: "video", content: "content", url: "url" } satisfies FieldsOf<CreateReactionInput, "reaction">,
  resolvers: {},
} as const satisfies PostKind;
