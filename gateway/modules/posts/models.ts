import type { Post, PostType as RestPostType } from "../../rest/posts.ts";

/** A post in the form it has in feeds, where `type` is the type of post. */
export type PostModel = Post;

/** A post of one type; of any without an argument. */
export type PostOf<Type extends RestPostType = RestPostType> = Extract<Post, { type: Type }>;

/** The literals of the REST API behind the enums of the schema. */
export type PostType = RestPostType;
export type SaveAs = Post["saveAs"];
export type UserType = Post["userTypes"][number];
