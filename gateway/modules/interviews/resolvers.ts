import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import { readProperty } from "../../graph/property.ts";
import { readAll } from "../../rest/bulk.ts";
import type { Interview } from "../../rest/generated/contract.ts";
import { listOrEmpty } from "../lists.ts";
import { createPayloadResolvers } from "../mutation.ts";
import { createPermissionsResolver } from "../permissions/permissionFields.ts";
import { readIfAllowed } from "../permissions/requirePermission.ts";
import { authorOnly } from "../permissions/rules.ts";
import type { PostOf } from "../posts/models.ts";
import { posts } from "../posts/store.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { reloadFrom, nullIfNotFound, createReadById, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { listOwnInterviews, listOwnQuestions, listSharedInterviews, listInterviewWire } from "./lists.ts";
import { interviewPolicy } from "./policy.ts";
import { interviews } from "./store.ts";

async function readCallout({ calloutId }: Interview, context: Context): Promise<PostOf<"callout"> | null> {
  const post = calloutId === null ? null : await posts(context, "callout").get(calloutId);
  return post?.type === "callout" ? post : null;
}

export const resolvers: Resolvers = {
  Query: {
    interview: (_query, { databaseId }, context, info) => prefetchViewer(context, info, interviews(context).get(databaseId)),
    interviews: (_query, { query: q, type, beatId: beat, ...page }, context, info) =>
      prefetchViewer(context, info, connect(listInterviewWire(context, { q, type, beat }), page)),
  },
  Viewer: {
    interviews: ({ authenticated }, { query: q, type, status, ...page }, context) =>
      connect(listOrEmpty(authenticated, listOwnInterviews(context, { q, type, status })), page),
    sharedInterviews: ({ authenticated }, page, context) =>
      connect(listOrEmpty(authenticated, listSharedInterviews(context)), page),
    questions: ({ authenticated }, { query = null, ...page }, context) =>
      connect(listOrEmpty(authenticated, listOwnQuestions(context, query)), page),
  },
  Mutation: mutations,
  Interview: {
    creatorId: ({ creatorId }) => encodeId("Author", creatorId),
    image: readProperty("img"),
    closedAt: ({ closedAt = null }) => closedAt,
    callout: (interview, _arguments, context) => readCallout(interview, context),
    sharedWith: (interview, _arguments, context) =>
      readIfAllowed(context, [authorOnly], interview, ({ id }) =>
        nullIfNotFound(readAll(context.rest, "getInterviewShares", { params: { id } })),
      ),
    permissions: createPermissionsResolver("InterviewPermissions", interviewPolicy),
  },
  Question: {
    interview: ({ interviewId }, _arguments, context) => interviews(context).get(interviewId),
  },
};

export const addResolvers = createPayloadResolvers("Interview", reloadFrom(interviews));

export const nodes: Nodes = { Interview: createReadById(interviews) };
