import { mapBulkResult, readBulk, type BulkResult } from "./bulk.ts";
import type { CallResult, Input, ReadName, Rest, WriteName } from "./client.ts";
import type { FeedItem, PostType } from "./generated/contract.ts";

export type { PostType } from "./generated/contract.ts";

/** A post as in mixed lists, where `type` is the type of post. */
export type Post = Extract<FeedItem, { type: PostType }>;

/** A type as it appears in the names of its calls, such as `CommunityPost`. */
export type PostName = Capitalize<PostType>;
export const toPostName = (type: PostType): PostName => `${type.charAt(0).toUpperCase()}${type.slice(1)}` as PostName;

/** The request body for each type of post. */
export type PostBody = { [Type in PostType]: BodyOf<`create${Capitalize<Type>}`> };
type BodyOf<Name extends WriteName> = NonNullable<Extract<Input<Name>, { body?: unknown }>["body"]>;

/** A REST body built from the table of the post's type; the GraphQL schema has validated the values. */
export type WrittenBody = Readonly<Record<string, unknown>>;

/** A post as the type's own calls return it: on /events paths `type` is online or offline. */
type PostResponse = CallResult<Extract<ReadName, `get${PostName}`>>;

function toPost(post: PostResponse): Post {
  if (!("postType" in post)) return post;
  const { type: eventType, postType: type, ...rest } = post;
  return { ...rest, type, eventType };
}

/** Reads one post, with its first comments and likers if the type has a call that includes them. */
export async function readPost(rest: Rest, type: PostType, id: number): Promise<Post> {
  const name = toPostName(type);
  const all = `get${name}All` as const;
  return toPost(await rest.read(rest.supports(all) ? all : `get${name}`, { params: { id } }));
}

/** Reads those of the posts of one type that exist and are visible. */
export const readPosts = async (rest: Rest, type: PostType, ids: readonly number[]): Promise<BulkResult<Post>> =>
  mapBulkResult(await readBulk(rest, `get${toPostName(type)}s`, { query: { ids } }), toPost);

/**
 * Creates a post, published or as a draft.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createPost = async (rest: Rest, type: PostType, body: WrittenBody, idempotencyKey: string | null): Promise<Post> =>
  toPost(await rest.write(`create${toPostName(type)}`, { body }, { idempotencyKey }));

/** Changes the given fields. */
export const updatePost = async (rest: Rest, type: PostType, id: number, body: WrittenBody): Promise<Post> =>
  toPost(await rest.write(`update${toPostName(type)}`, { params: { id }, body }));

export const deletePost = (rest: Rest, type: PostType, id: number): Promise<undefined> =>
  rest.write(`delete${toPostName(type)}`, { params: { id } });

/** The contract determines whether this is a POST or a PATCH. */
export const restorePost = async (rest: Rest, type: PostType, id: number): Promise<Post> =>
  toPost(await rest.write(`restore${toPostName(type)}`, { params: { id } }));
