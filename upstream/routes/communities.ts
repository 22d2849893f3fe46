import Type from "typebox";
import { operation, type Operation } from "../http/operation.ts";
import { pageOfAsked, pageQuery, PageQuery, q, slugs, SlugParams, windowOf } from "../http/paging.ts";
import { List, oneOf } from "../schemas/basics.ts";
import { StatusInput } from "../schemas/comments.ts";
import { Activity, Community, CommunityMember, JoinResult } from "../schemas/communities.ts";
import { listActivities } from "../store/activities.ts";
import {
  findCommunities,
  listCommunities,
  listMembers,
  presentCommunities,
  requireCommunity,
  requireOpenCommunity,
  setMembership,
} from "../store/communities.ts";

const tag = "Communities";

export const communityOperations: Operation[] = [
  operation({
    id: "getCommunities",
    method: "GET",
    path: "/communities",
    summary: "Communities by name.",
    tag,
    access: "user",
    assumed: true,
    query: pageQuery({
      slugs,
      q,
      joined: Type.Optional(Type.Boolean()),
      type: Type.Optional(oneOf(["public", "private"])),
    }),
    status: 200,
    answer: List(Community),
    handle: async ({ services: { db }, reader, query }) => {
      if (query.slugs === undefined) {
        return listCommunities(db, reader, query, windowOf(query));
      }
      const asked = query.slugs.map((slug) => slug.toLowerCase());
      const rows = [...(await findCommunities(db, reader, asked)).values()];
      const communities = await presentCommunities(db, rows);
      return pageOfAsked(asked, new Map(communities.map((item) => [item.slug.toLowerCase(), item])));
    },
  }),
  operation({
    id: "getCommunity",
    method: "GET",
    path: "/communities/{slug}",
    summary: "The head of a community, also of a private one.",
    tag,
    access: "user",
    params: SlugParams,
    status: 200,
    answer: Community,
    handle: async ({ services: { db }, reader, params }) => {
      const row = await requireCommunity(db, reader, params.slug);
      return (await presentCommunities(db, [row]))[0];
    },
  }),
  operation({
    id: "getCommunityActivities",
    method: "GET",
    path: "/communities/{slug}/activities",
    summary: "Published posts and comments on them, newest first.",
    tag,
    access: "user",
    params: SlugParams,
    query: PageQuery,
    status: 200,
    answer: List(Activity),
    handle: async ({ services: { db }, reader, params, query }) => {
      const row = await requireOpenCommunity(db, reader, params.slug);
      return listActivities(db, reader, row, windowOf(query));
    },
  }),
  operation({
    id: "getCommunityMembers",
    method: "GET",
    path: "/communities/{slug}/members",
    summary: "Members, the most recently active first.",
    tag,
    access: "user",
    params: SlugParams,
    query: pageQuery({ q }),
    status: 200,
    answer: List(CommunityMember),
    handle: async ({ services: { db }, reader, params, query }) => {
      const row = await requireOpenCommunity(db, reader, params.slug);
      return listMembers(db, row.id, query.q, windowOf(query));
    },
  }),
  operation({
    id: "joinCommunity",
    method: "POST",
    path: "/communities/{slug}/join",
    summary: "Joins (status true), leaves (false) or flips; a private community needs an invitation.",
    tag,
    access: "writer",
    params: SlugParams,
    body: StatusInput,
    status: 200,
    answer: JoinResult,
    handle: async ({ services: { db, now }, reader, params, body }) => {
      const row = await requireCommunity(db, reader, params.slug);
      return setMembership(db, reader, row, body.status, now());
    },
  }),
];
