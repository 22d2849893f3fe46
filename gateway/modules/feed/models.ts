import type { NewsItemModel } from "../news/models.ts";
import type { PostModel } from "../posts/models.ts";

/** What the REST API calls otherwise, or says only as part of something else. */
export type FeedItemModel = PostModel | NewsItemModel;
