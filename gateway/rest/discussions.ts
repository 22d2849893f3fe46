import type { PostType } from "./generated/contract.ts";

/** Types that can be liked and commented on, as they appear in the names of their calls. */
export type DiscussionName = Capitalize<PostType> | "Story" | "Comment";

/** An object that can be liked and commented on. */
export interface DiscussionRef {
  readonly name: DiscussionName;
  readonly id: number;
}

/** A window of a list, as the REST API accepts it. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
