import type { Post, PostType } from "../../rest/posts.ts";

/** A post as in feeds, where `type` is the type of post. */
export type PostModel = Post;

/** A post of one type, or of any type without an argument. */
export type PostOf<Type extends PostType = PostType> = Extract<Post, { type: Type }>;

/** Whether a post is published, by the values of the REST API. */
export type PublicationStatus = Post["saveAs"];
