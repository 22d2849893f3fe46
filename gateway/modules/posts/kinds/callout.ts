import type { CreateCalloutInput } from "../../../graph/generated/resolvers.ts";
import { interviews } from "../../interviews/store.ts";
import { isSystemByAuthor, listingPolicy } from "../policy.ts";
import type { FieldsOf, PostKind } from "./kind.ts";

export const callout = {
  typeName: "Callout",
  collection: "callouts",
  queryKey: "callout",
  restore: "POST",
  hasAll: true,
  policy: listingPolicy,
  isSystem: isSystemByAuthor,
  fields: { title: "title", content: "content", deadline: "deadline" } satisfies FieldsOf<CreateCalloutInput, "callout">,
  resolvers: {
    Callout: {
      isClosed: ({ deadline }) => deadline !== null && Date.parse(deadline) <= Date.now(),
    },
    CalloutInterview: {
      databaseId: ({ id }) => id,
      interview: ({ id }, _arguments, context) => interviews(context).get(id),
    },
    InterviewType: { VIDEO: "video", TEXT: "text" },
  },
} as const satisfies PostKind;
