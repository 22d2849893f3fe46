import type { Context } from "../../context.ts";
import { connect, type Connection, type ConnectionArguments } from "../../graph/connections.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import type { Page } from "../../rest/client.ts";
import type { Slice } from "../../rest/discussions.ts";
import type { PostType } from "../../rest/posts.ts";
import { createList } from "../lists.ts";
import { nullIfNotFound } from "../store.ts";
import type { PostOf } from "./models.ts";
import { posts } from "./store.ts";

/** A list of published posts of one type, newest first. Its posts need not be read again in this operation. */
export const createPostList = <Type extends PostType>(
  context: Context,
  read: (slice: Slice) => Promise<Page<PostOf<Type>>>,
): OffsetList<PostOf<Type>> => ({
  ...createList(read, { put: (id, post) => posts(context, post.type).put(id, post) }),
  sortKey: ({ publishedAt, id }) => [publishedAt ?? "", id],
});

/** A page of such a list; null for a community that does not exist. */
export const readPostPage = async <Type extends PostType>(
  list: OffsetList<PostOf<Type>>,
  page: ConnectionArguments,
): Promise<Connection<PostOf<Type>> | null> => nullIfNotFound(connect(list, page));
