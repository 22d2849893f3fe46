import { decodeId } from "../../graph/ids.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { postNameOf, type PostType } from "../../rest/posts.ts";
import { postTypes } from "./kinds/index.ts";

/** A post, identified by its type and its REST API id. */
export interface PostRef {
  readonly type: PostType;
  readonly id: number;
}

const digits = /^[1-9][0-9]{0,14}$/;
const typesByName: ReadonlyMap<string, PostType> = new Map(postTypes.map((type) => [postNameOf(type), type]));

/**
 * Decodes the global id of a post.
 * @param only the one accepted type
 * @throws BAD_USER_INPUT when it is not the id of a post, or has another type
 */
export function decodePostId(globalId: string, only?: PostType): PostRef {
  const { type: typeName, key } = decodeId(globalId);
  const type = typesByName.get(typeName);
  if (type === undefined || (only !== undefined && type !== only) || !digits.test(key))
    throw badInput("The id is not valid here.");
  return { type, id: Number(key) };
}
