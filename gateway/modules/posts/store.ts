import type { GraphQLResolveInfo } from "graphql";
import type { PostModel } from "./models.ts";
import { perOperation, type Context } from "../../context.ts";
import { referOrRead } from "../../graph/identity.ts";
import type { MaybePromise } from "../../graph/maybePromise.ts";
import { readPost, readPosts, type PostType } from "../../rest/posts.ts";
import { createStore, type Store } from "../store.ts";

const storesOf = perOperation(() => new Map<PostType, Store<number, PostModel>>());

/** The operation's store of posts of one type. */
export function posts(context: Context, type: PostType): Store<number, PostModel> {
  const stores = storesOf(context);
  const store =
    stores.get(type) ??
    createStore(context, {
      readOne: (id: number) => readPost(context.rest, type, id),
      readMany: (ids) => readPosts(context.rest, type, ids),
      keyOf: ({ id }) => id,
    });
  stores.set(type, store);
  return store;
}

/** A post, read only where the operation selects more of it than what identifies it; null when the viewer may not see it. */
export const referredPost = (
  { type, id }: Pick<PostModel, "type" | "id">,
  context: Context,
  info: GraphQLResolveInfo,
): MaybePromise<PostModel | null> => referOrRead<PostModel>(info, { type, id }, () => posts(context, type).get(id));
