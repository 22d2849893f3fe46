import type { PostType } from "./generated/contract.ts";

/** What can be liked and commented on, as the names of its calls write it. */
export type DiscussionName = Capitalize<PostType> | "Story" | "Comment";

/** One thing that can be liked and commented on. */
export interface DiscussionRef {
  readonly name: DiscussionName;
  readonly id: number;
}

/** A window of a list, as the REST API takes it. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}
