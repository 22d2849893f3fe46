import type { Context } from "../../../../context.ts";
import type { CreateCalloutInput } from "../../../../graph/generated/resolvers.ts";
import type { OffsetList } from "../../../../graph/offsetList.ts";
import type { Query } from "../../../../rest/client.ts";
import { getReferencedInterview } from "../../../interviews/store.ts";
import { prefetchViewer } from "../../../session/prefetchViewer.ts";
import { createFieldNames } from "../../fields.ts";
import { createPostList, readPostPage } from "../../lists.ts";
import type { PostOf } from "../../models.ts";
import { isSystemByAuthor, calloutEventAndJobPolicy } from "../../policy.ts";
import type { PostKindOf } from "../kind.ts";
import { createAsyncCallout } from "./asyncCallout.ts";

/** Call-outs, newest first or by deadline. */
function listCallouts(context: Context, filter: Query<"getCallouts">): OffsetList<PostOf<"callout">> {
  const { read, identify, ...order } = createPostList<"callout">(context, (slice) =>
    context.rest.list("getCallouts", { query: { ...slice, ...filter } }),
  );
  // Feed positions use the publication time, so the order by deadline is not visible in the items.
  return { read, identify, ...(filter.sort === "deadline" ? {} : order) };
}

export const callout: PostKindOf<"callout", CreateCalloutInput> = {
  noun: "call-out",
  policy: calloutEventAndJobPolicy,
  isSystem: isSystemByAuthor,
  fields: { title: "title", content: "content", deadline: "deadline" },
  resolvers: {
    Query: {
      callouts: (_query, { query: q, communitySlug, sort, ...page }, context, info) =>
        prefetchViewer(context, info, readPostPage(listCallouts(context, { q, communitySlug, sort }), page)),
    },
    Mutation: {
      createAsyncCallout: (_mutation, { input }, context) => createAsyncCallout(context, input, createFieldNames(callout.fields)),
    },
    Callout: {
      isClosed: ({ deadline }) => deadline !== null && Date.parse(deadline) <= Date.now(),
      interview: ({ interview }, _arguments, context, info) => interview && getReferencedInterview(interview, context, info),
      showQuestions: ({ interview }) => interview && interview.showQuestions,
      allowSkip: ({ interview }) => interview && interview.allowSkip,
    },
  },
};

export type CalloutSort = "newest" | "deadline";
