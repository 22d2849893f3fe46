import { decodeId } from "../../graph/ids.ts";
import { badInput } from "../../graph/inputErrors.ts";
import { postNameOf, type PostType } from "../../rest/posts.ts";
import { postTypes } from "./kinds/index.ts";

/** One post by its type and its id in the REST API. */
export interface PostRef {
  readonly type: PostType;
  readonly id: number;
}

const digits = /^[1-9][0-9]{0,14}$/;
const typesByName: ReadonlyMap<string, PostType> = new Map(postTypes.map((type) => [postNameOf(type), type]));

/**
 * Which post a global id names.
 * @param only the one type that it may be of
 * @throws BAD_USER_INPUT when it names none, or one of another type
 */
export function decodePostId(globalId: string, only?: PostType): PostRef {
  const { type: typeName, key } = decodeId(globalId);
  const type = typesByName.get(typeName);
  if (type === undefined || (only !== undefined && type !== only) || !digits.test(key))
    throw badInput("The id is not valid here.");
  return { type, id: Number(key) };
}
