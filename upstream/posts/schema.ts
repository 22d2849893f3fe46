import Type, { type Static, type TObject } from "typebox";
import { Commentable, Likable } from "../comments/schema.ts";
import type { PostType as PostTypeName } from "../db/schema.ts";
import { NewsKind, SaveAs, UserType } from "../http/enums.ts";
import { optionalOrNull } from "../http/inputs.ts";
import { Beat, discriminatedUnion, Html, Id, namedObject, nullable, Time, Url } from "../http/schema.ts";
import { Image, Video } from "../media/schema.ts";
import { Author, CommunityRef, CompanyRef, OutletRef } from "../users/schema.ts";
import type { PostKind } from "./kind.ts";
import { mapKinds, orderedKinds, PostType } from "./types.ts";

/** Fields of all types except the type itself. */
const postBase = {
  id: Id,
  time: Type.String({ format: "date-time", description: "publishedAt; createdAt for a draft." }),
  createdAt: Time,
  publishedAt: nullable(Time),
  updatedAt: optionalOrNull(Time, {
    description: "When the content was last changed after publishing; null if never.",
    "x-assumed": true,
  }),
  content: nullable(Html, { description: "Sanitized HTML; for jobs and events, the same as description." }),
  author: Author,
  creatorId: Type.Integer({ minimum: 1, description: "Contact id of the creator." }),
  communities: Type.Array(CommunityRef),
  communityIds: Type.Array(Id),
  userTypes: Type.Array(UserType, { description: "User types that the post is for; empty for all." }),
  saveAs: SaveAs,
  beats: Type.Array(Beat, { description: "Beats of the author." }),
  likable: Likable,
  commentable: Commentable,
  isDeleted: Type.Boolean(),
};

export type PostBase = Static<TObject<typeof postBase>>;
/** A post in lists of mixed types; the definition of its type checks the type-specific fields. */
export type Post = PostBase & { type: PostTypeName; [field: string]: unknown };

/** The author of a new post or story. */
export const authorInput = Type.Optional(
  Type.Integer({ minimum: 1, title: "Author", description: "Contact id to publish as. Default: the creator." }),
);

/** The schemas of a post: in lists of mixed types, and on the paths of its type. */
interface PostSchemas {
  listed: TObject;
  own: TObject;
}

function createSchemas({ type, fields, noun, schemaName, ownTypeField }: PostKind): PostSchemas {
  const listed = namedObject(
    schemaName,
    { ...postBase, ...fields, type: Type.Literal(type) },
    { description: `A post of the type ${type}.` },
  );
  if (ownTypeField === null) return { listed, own: listed };
  const { [ownTypeField]: typeField = Type.Never(), ...rest } = fields;
  const own = { ...postBase, ...rest, type: typeField, postType: Type.Literal(type) };
  return {
    listed,
    own: namedObject(noun, own, { description: `A post of the type ${type}, as returned by the operations of its type.` }),
  };
}

export const postSchemas = mapKinds(createSchemas);

/** A post in the list of drafts. */
export const Draft = namedObject("Draft", {
  id: Id,
  postType: PostType,
  title: nullable(Type.String(), { description: "Title or name; null if the type has none." }),
  author: Author,
  content: nullable(Html),
  video: nullable(Video),
  url: nullable(Url),
  creatorId: postBase.creatorId,
  userTypes: Type.Array(UserType),
  communityIds: Type.Array(Id),
  saveAs: Type.Literal("draft"),
  createdAt: Time,
});
export type Draft = Static<typeof Draft>;

const newsBase = {
  id: Type.Integer({ minimum: 1, description: "Id of the story." }),
  type: NewsKind,
  title: optionalOrNull(Type.String(), { description: "If empty, null or absent, the headline serves as the title." }),
  headline: nullable(Type.String()),
  summary: nullable(Type.String()),
  img: nullable(Image),
  video: nullable(Video),
  author: Author,
  beats: Type.Array(Beat),
  likable: Likable,
  commentable: Commentable,
  isDeleted: Type.Boolean(),
};

export const NewsItem = namedObject("NewsItem", { ...newsBase, time: Time, publishedAt: Time });
export type NewsItem = Static<typeof NewsItem>;

export const Story = namedObject("Story", {
  ...newsBase,
  content: Html,
  outlet: nullable(OutletRef),
  company: nullable(CompanyRef),
  announcementId: nullable(Id),
  communities: Type.Array(CommunityRef),
  url: nullable(Url, { description: "Original address, if published elsewhere; otherwise null." }),
  createdAt: Time,
  publishedAt: nullable(Time),
});
export type Story = Static<typeof Story>;

export type FeedItem = Post | NewsItem;

const listed = orderedKinds.map(({ type }) => postSchemas[type].listed);
export const FeedItem = discriminatedUnion<FeedItem>("FeedItem", "type", [...listed, NewsItem]);
