import type { PostType } from "../../__generated__/OverlayPostQuery.graphql.ts";
import type { PostKey } from "../address.ts";
import type { PostKind } from "./PostKind.ts";
import { callout } from "./callout/index.ts";
import { communityPost } from "./communityPost/index.ts";
import { event } from "./event/index.ts";
import { job } from "./job/index.ts";
import { reaction } from "./reaction/index.ts";
import { record } from "./record/index.ts";
import { statement } from "./statement/index.ts";

export type { PostKind } from "./PostKind.ts";

/** A type of post that this client was built with; a newer gateway may send others. */
export type KnownPostType = Exclude<PostType, "%future added value">;

/** The seven types of posts. Cards are dispatched in FeedItemCard, views in PostView, by records as exhaustive. */
export const postKinds: Record<KnownPostType, PostKind> = {
  COMMUNITY_POST: communityPost,
  JOB: job,
  CALLOUT: callout,
  EVENT: event,
  RECORD: record,
  REACTION: reaction,
  STATEMENT: statement,
};

/** The same by query key. */
export const postTypes: Record<PostKey, KnownPostType> = {
  communityPost: "COMMUNITY_POST",
  job: "JOB",
  callout: "CALLOUT",
  event: "EVENT",
  record: "RECORD",
  reaction: "REACTION",
  statement: "STATEMENT",
};
