import { isSystemByAuthor, listingPolicy } from "../policy.ts";
import type { PostKind } from "./kind.ts";

export const callout = {
  typeName: "Callout",
  collection: "callouts",
  queryKey: "callout",
  restore: "POST",
  hasAll: true,
  policy: listingPolicy,
  isSystem: isSystemByAuthor,
  resolvers: {
    Callout: {
      // D-136
      isClosed: ({ deadline }) => deadline !== null && Date.parse(deadline) <= Date.now(),
    },
    CalloutInterview: {
      databaseId: ({ id }) => id,
    },
    InterviewType: { VIDEO: "video", TEXT: "text" },
  },
} as const satisfies PostKind;
