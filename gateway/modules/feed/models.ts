import type { NewsItemModel } from "../news/models.ts";
import type { PostModel } from "../posts/models.ts";

/** Types that have another name in the REST API, or occur only within other types. */
export type FeedItemModel = PostModel | NewsItemModel;
