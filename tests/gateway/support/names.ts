import type { PostType } from "../../../upstream/db/schema.ts";

/** The GraphQL types of posts. */
export const typeNames: Readonly<Record<PostType, string>> = {
  communityPost: "CommunityPost",
  job: "Job",
  callout: "Callout",
  event: "Event",
  record: "Record",
  reaction: "Reaction",
  statement: "Statement",
};

/** Their collections in the REST API. */
export const collections: Readonly<Record<PostType, string>> = {
  communityPost: "communityPosts",
  job: "jobs",
  callout: "callouts",
  event: "events",
  record: "records",
  reaction: "reactions",
  statement: "statements",
};

export const postTypes: readonly PostType[] = ["communityPost", "job", "callout", "event", "record", "reaction", "statement"];
