import { readLatestJobs } from "../../../rest/posts.ts";
import { withViewerAhead } from "../../session/lookahead.ts";
import { latestCount } from "../latest.ts";
import { isSystemByAuthor, listingPolicy } from "../policy.ts";
import type { PostKind } from "./kind.ts";

export const job = {
  typeName: "Job",
  collection: "jobs",
  queryKey: "job",
  restore: "POST",
  hasAll: true,
  policy: listingPolicy,
  isSystem: isSystemByAuthor,
  resolvers: {
    Query: {
      latestJobs: (_query, { first }, context, info) => withViewerAhead(context, info, readLatestJobs(context.rest, latestCount(first))),
    },
    JobCompany: {
      databaseId: ({ id }) => id,
    },
    Workplace: { ON_SITE: "on-site", REMOTE: "remote", HYBRID: "hybrid" },
    JobType: { FULL_TIME: "full-time", PART_TIME: "part-time", TEMPORARY: "temporary", VOLUNTEER: "volunteer" },
  },
} as const satisfies PostKind;
