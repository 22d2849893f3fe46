import type { Context } from "../../context.ts";
import { readPost, readPosts } from "../../rest/posts.ts";
import type { PostModel, PostType } from "../models.ts";
import { storePerOperation, type Store } from "../store.ts";

const storeOf = (type: PostType): ((context: Context) => Store<number, PostModel>) =>
  storePerOperation(({ rest }) => ({
    one: (id) => readPost(rest, type, id),
    many: (ids) => readPosts(rest, type, ids),
    keyOf: ({ id }) => id,
  }));

const stores: Readonly<Record<PostType, (context: Context) => Store<number, PostModel>>> = {
  communityPost: storeOf("communityPost"),
  job: storeOf("job"),
  callout: storeOf("callout"),
  event: storeOf("event"),
  record: storeOf("record"),
  reaction: storeOf("reaction"),
  statement: storeOf("statement"),
};

/** The posts of one type within one operation. */
export const posts = (context: Context, type: PostType): Store<number, PostModel> => stores[type](context);
