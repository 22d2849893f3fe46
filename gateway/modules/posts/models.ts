import type { Post, PostType } from "../../rest/posts.ts";

/** A post in the form it has in feeds, where `type` is the type of post. */
export type PostModel = Post;

/** A post of one type; of any without an argument. */
export type PostOf<Type extends PostType = PostType> = Extract<Post, { type: Type }>;
