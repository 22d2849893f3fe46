import type { NodeRef } from "../../graph/ids.ts";
import { toPostName, type PostName, type PostType } from "../../rest/posts.ts";
import { postTypes } from "./kinds/index.ts";

/** A post, identified by its type and its REST API id. */
export interface PostRef {
  readonly type: PostType;
  readonly id: number;
}

const typesByName: ReadonlyMap<string, PostType> = new Map(postTypes.map((type) => [toPostName(type), type]));

/** The type of posts behind a type of the schema. */
export function getPostType(name: PostName): PostType {
  const type = typesByName.get(name);
  if (type === undefined) throw new Error(`${name} is no type of post.`);
  return type;
}

/** The post that an id in an input refers to. */
export const toPostRef = ({ type, key: id }: NodeRef<PostName>): PostRef => ({ type: getPostType(type), id });
