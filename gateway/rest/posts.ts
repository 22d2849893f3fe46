import type { Answer, Input, ReadName, Rest, WriteName } from "./client.ts";
import type { FeedItem, PostType } from "./generated/contract.ts";
import { mapSeveral, readSeveral, type Several } from "./several.ts";

export type { PostType } from "./generated/contract.ts";

/** A post in the form of mixed lists, where `type` is the type of post. */
export type Post = Extract<FeedItem, { type: PostType }>;

/** A type as the names of its calls write it, such as `CommunityPost`. */
export type PostName = Capitalize<PostType>;
export const postNameOf = (type: PostType): PostName => `${type.charAt(0).toUpperCase()}${type.slice(1)}` as PostName;

/** What a post of each type is written with. */
export type PostBody = { [Type in PostType]: BodyOf<`create${Capitalize<Type>}`> };
type BodyOf<Name extends WriteName> = NonNullable<Extract<Input<Name>, { body?: unknown }>["body"]>;

/** Keys of a REST body and their values, by the table of the post's type; the values have passed the schema. */
export type WrittenBody = Readonly<Record<string, unknown>>;

/** A post as the calls about its type answer it: on /events paths `type` is online or offline. */
type PostAnswer = Answer<Extract<ReadName, `get${PostName}`>>;

function toMixed(post: PostAnswer): Post {
  if (!("postType" in post)) return post;
  const { type: eventType, postType: type, ...rest } = post;
  return { ...rest, type, eventType };
}

/** One post, with its first comments and likers where the type has a call that brings them along. */
export async function readPost(rest: Rest, type: PostType, id: number): Promise<Post> {
  const name = postNameOf(type);
  const all = `get${name}All` as const;
  return toMixed(await rest.read(rest.offers(all) ? all : `get${name}`, { params: { id } }));
}

/** Those of the posts of one type that exist and are visible. */
export const readPosts = async (rest: Rest, type: PostType, ids: readonly number[]): Promise<Several<Post>> =>
  mapSeveral(await readSeveral(rest, `get${postNameOf(type)}s`, { query: { ids: [...ids] } }), toMixed);

/** What lists of posts are narrowed by. */
export interface PostFilter {
  readonly query: string | null;
  readonly communitySlug: string | null;
}

/** The query parameters of such a filter. */
export const postQuery = ({ query, communitySlug }: PostFilter) => ({
  ...(query === null ? {} : { q: query }),
  ...(communitySlug === null ? {} : { communitySlug }),
});

/**
 * A new post, published or as a draft.
 * @param idempotencyKey one per user action; generated when missing
 */
export const createPost = async (rest: Rest, type: PostType, body: WrittenBody, idempotencyKey: string | null): Promise<Post> =>
  toMixed(await rest.write(`create${postNameOf(type)}`, { body }, { idempotencyKey }));

/** Changes the fields that are given. */
export const updatePost = async (rest: Rest, type: PostType, id: number, body: WrittenBody): Promise<Post> =>
  toMixed(await rest.write(`update${postNameOf(type)}`, { params: { id }, body }));

export const deletePost = (rest: Rest, type: PostType, id: number): Promise<undefined> =>
  rest.write(`delete${postNameOf(type)}`, { params: { id } });

/** Whether by POST or PATCH the contract says. */
export const restorePost = async (rest: Rest, type: PostType, id: number): Promise<Post> =>
  toMixed(await rest.write(`restore${postNameOf(type)}`, { params: { id } }));
