import type { FeedItemModel, FeedType, PostModel, PostType } from "../../models.ts";
import { callout } from "./callout.ts";
import { communityPost } from "./communityPost.ts";
import { event } from "./event.ts";
import { job } from "./job.ts";
import type { PostKind } from "./kind.ts";
import { reaction } from "./reaction.ts";
import { record } from "./record.ts";
import { statement } from "./statement.ts";

/** The types of posts. A new one is a file beside this one and a line here. */
export const postKinds = { communityPost, job, callout, event, record, reaction, statement } as const satisfies Record<
  PostType,
  PostKind
>;

export const postTypes: readonly PostType[] = ["communityPost", "job", "callout", "event", "record", "reaction", "statement"];

export type PostTypeName = (typeof postKinds)[PostType]["typeName"];

/** The kind of a post, without what sets the types apart for the compiler. */
export const kindOf = ({ type }: { readonly type: PostType }): PostKind => postKinds[type];

const isPostType = (type: FeedType): type is PostType => Object.hasOwn(postKinds, type);

export const isPost = (item: FeedItemModel): item is PostModel => isPostType(item.type);

/** The GraphQL type of what a feed holds under this type. */
export const typeNameOfType = (type: FeedType): PostTypeName | "NewsItem" =>
  isPostType(type) ? postKinds[type].typeName : "NewsItem";

/** The GraphQL type of what a feed holds. */
export const typeNameOf = ({ type }: { readonly type: FeedType }): PostTypeName | "NewsItem" => typeNameOfType(type);
