import { type EntityRef, getIds } from "../db/refs.ts";
import type { FeedType, UserType } from "../db/schema.ts";
import { newsKinds } from "../http/enums.ts";

/** A community that a post or story is published in. */
export interface PublishedCommunity {
  id: number;
  slug: string;
  type: "public" | "private";
}

/** A newly published post or story. */
export interface Published {
  type: FeedType;
  id: number;
  userTypes: readonly UserType[];
  communities: readonly PublishedCommunity[];
}

/** Platform admins see the posts of every audience. Some users have no user type, and see the posts for everybody. */
const allAudiences = ["journo", "marketing", "experts", "admins", "everybody"] as const;
export type Audience = (typeof allAudiences)[number];

export const userRoom = (userId: number) => `user:${userId}`;
export const sessionRoom = (sessionId: number) => `session:${sessionId}`;
export const postRoom = ({ type, id }: EntityRef) => `post:${type}:${id}`;
export const feedRoom = (communityId: number, audience: Audience) => `feed:${communityId}:${audience}`;
export const homeRoom = (communityId: number | null, audience: Audience) => `home:${communityId ?? "none"}:${audience}`;

/** The id of the post or story in the name of its room; null for other rooms. */
export function getPostId(room: string): number | null {
  const [kind, , id] = room.split(":");
  return kind === "post" ? Number(id) : null;
}

/** Rooms that only members of a private community may be in; platform admins see its feed without joining. */
export const getMemberRooms = (communityId: number): string[] =>
  allAudiences.flatMap((audience) => [
    homeRoom(communityId, audience),
    ...(audience === "admins" ? [] : [feedRoom(communityId, audience)]),
  ]);

/** The rooms of a feed that contains a new post. */
interface PublishedRooms {
  /** Null for the home feed. */
  community: PublishedCommunity | null;
  rooms: string[];
}

/** The rooms that get the event of a new post: by audience, in each feed that contains it; news is in every home feed. */
export function getPublishedRooms({ type, userTypes, communities }: Published): PublishedRooms[] {
  const audiences = allAudiences.filter(
    (audience) => userTypes.length === 0 || audience === "admins" || (audience !== "everybody" && userTypes.includes(audience)),
  );
  const inside = communities.filter((community) => community.type === "private");
  const isNews = newsKinds.some((kind) => kind === type);
  const open = inside.length > 0 && !isNews ? inside : communities;
  const homes = communities.length === 0 || isNews ? [null] : getIds(open);
  return [
    { community: null, rooms: homes.flatMap((home) => audiences.map((audience) => homeRoom(home, audience))) },
    ...open.map((community) => ({
      community,
      rooms: audiences.map((audience) => feedRoom(community.id, audience)),
    })),
  ];
}
