import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../context.ts";
import { checkSize } from "../../graph/codedErrors.ts";
import type { Rest } from "../../rest/client.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import type { PostModel } from "./models.ts";
import { posts } from "./store.ts";

const MAX_LATEST = 20;

/**
 * The latest posts of a type for a side column; they need not be read again in this operation.
 * @param first 1 to 20
 * @throws BAD_USER_INPUT when it is out of range
 */
export function readLatestPosts<Post extends PostModel>(
  context: Context,
  info: GraphQLResolveInfo,
  first: number,
  read: (rest: Rest, limit: number) => Promise<readonly Post[]>,
): Promise<readonly Post[]> {
  checkSize(first, MAX_LATEST);
  const reading = read(context.rest, first).then((found) => {
    for (const post of found) posts(context, post.type).put(post.id, post);
    return found;
  });
  return prefetchViewer(context, info, reading);
}
