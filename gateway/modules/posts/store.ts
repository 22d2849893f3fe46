import type { GraphQLResolveInfo } from "graphql";
import { createPerOperation, type Context } from "../../context.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { getReferenced } from "../../graph/references.ts";
import { readPost, readPosts, type PostType } from "../../rest/posts.ts";
import { createStore, type Store } from "../store.ts";
import type { PostModel } from "./models.ts";

const getStores = createPerOperation(() => new Map<PostType, Store<number, PostModel>>());

/** The operation's store of posts of one type. */
export function posts(context: Context, type: PostType): Store<number, PostModel> {
  const stores = getStores(context);
  const store =
    stores.get(type) ??
    createStore(context, {
      readOne: (id: number) => readPost(context.rest, type, id),
      readMany: (ids) => readPosts(context.rest, type, ids),
      getKey: ({ id }) => id,
    });
  stores.set(type, store);
  return store;
}

/** A post, read only where the operation selects more of it than what identifies it; null when the viewer may not see it. */
export const getReferencedPost = (
  { type, id }: Pick<PostModel, "type" | "id">,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<PostModel | null> => getReferenced<PostModel>(info, { type, id }, () => posts(context, type).get(id));
