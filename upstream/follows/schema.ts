import Type, { type Static } from "typebox";
import { Id, namedObject, nullable, Slug, Url } from "../http/schema.ts";
import { FeedType } from "../posts/types.ts";

const follow = { name: Type.String(), slug: nullable(Slug), icon: nullable(Url), isFollowed: Type.Boolean() };

export const CommunityFollow = namedObject("CommunityFollow", { id: Id, ...follow });
export type CommunityFollow = Static<typeof CommunityFollow>;

export const FeedTypeFollow = namedObject("FeedTypeFollow", { id: FeedType, ...follow });
export type FeedTypeFollow = Static<typeof FeedTypeFollow>;
