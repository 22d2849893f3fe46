import type { FeedType } from "../../../rest/generated/contract.ts";
import { toPostName, type Post, type PostName, type PostType } from "../../../rest/posts.ts";
import type { FeedItemModel } from "../../feed/models.ts";
import { isNewsKind } from "../../news/kinds.ts";
import * as all from "./all.ts";
import type { PostKind } from "./kind.ts";

/** All post types of the REST API. To add one, create a folder next to this file and add a line to all.ts. */
export const postKinds: Readonly<Record<PostType, PostKind>> = all;

const isPostType = (type: string): type is PostType => Object.hasOwn(postKinds, type);

export const postTypes: readonly PostType[] = Object.keys(postKinds).filter(isPostType);

/** Builds a record with a value for each post type. */
export const mapPostTypes = <Value>(make: (type: PostType) => Value): Readonly<Record<PostType, Value>> =>
  Object.fromEntries(postTypes.map((type) => [type, make(type)])) as Record<PostType, Value>;

/** The type's value in the schema's enums, such as `COMMUNITY_POST`. */
export const toEnumValue = (type: PostType): string => type.replaceAll(/[A-Z]/g, "_$&").toUpperCase();

export const getPostKind = ({ type }: Pick<Post, "type">): PostKind => postKinds[type];

/** The GraphQL type of feed items of this type. */
export const toTypeName = (type: FeedType): PostName | "NewsItem" => (isNewsKind(type) ? "NewsItem" : toPostName(type));

/** The GraphQL type of a feed item. */
export const getTypeName = ({ type }: Pick<FeedItemModel, "type">): PostName | "NewsItem" => toTypeName(type);
