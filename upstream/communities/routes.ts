import { StatusInput } from "../comments/schema.ts";
import { requirePermission } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { pageOfRequested, pageQuery, PageQuery, slugs, SlugParams, toWindow } from "../http/paging.ts";
import { List } from "../http/schema.ts";
import { listActivities } from "./activities.ts";
import {
  findCommunities,
  listCommunities,
  listMembers,
  presentCommunities,
  requireCommunity,
  requireOpenCommunity,
  setMembership,
} from "./read.ts";
import { canCreateCommunity, canEditCommunity } from "./rules.ts";
import {
  Activity,
  Community,
  CommunityChanges,
  communityFilters,
  CommunityInput,
  CommunityMember,
  JoinResult,
  peopleFilters,
} from "./schema.ts";
import { createCommunity, updateCommunity } from "./write.ts";

const common = { tag: "Communities" } as const;
const commonBySlug = { ...common, params: SlugParams } as const;
const existing = { ...commonBySlug, ...loadBy("slug", requireCommunity) } as const;
const open = { ...commonBySlug, ...loadBy("slug", requireOpenCommunity) } as const;

export const communityOperations: Operation[] = [
  operation(common, {
    id: "getCommunities",
    path: "/communities",
    summary: "Lists communities, by name.",
    assumed: true,
    query: pageQuery({ slugs, ...communityFilters }),
    response: List(Community),
    handle: async ({ services: { db }, viewer, query }) => {
      if (query.slugs === undefined) return listCommunities(db, viewer, query, toWindow(query));
      const requested = query.slugs.map((slug) => slug.toLowerCase());
      const rows = await findCommunities(db, viewer, requested);
      const communities = await presentCommunities(db, [...rows.values()]);
      return pageOfRequested(requested, new Map([...rows.keys()].map((slug, index) => [slug, communities[index]])));
    },
  }),
  operation(common, {
    id: "createCommunity",
    path: "/communities",
    summary:
      "Creates a community, which its creator joins. The header object-id of the response has its id. Platform and account administrators only.",
    body: CommunityInput,
    response: Community,
    creates: true,
    refusals: [403],
    handle: async ({ services, viewer, body, reply }) => {
      requirePermission(canCreateCommunity(viewer));
      const slug = await createCommunity(services, viewer, body);
      const row = await requireCommunity(services.db, viewer, slug);
      reply.header("object-id", String(row.id));
      return (await presentCommunities(services.db, [row]))[0];
    },
  }),
  operation(existing, {
    id: "updateCommunity",
    path: "/communities/{slug}",
    summary: "Updates the given fields of a community. Former slugs keep working. The creator and platform administrators only.",
    body: CommunityChanges,
    response: Community,
    refusals: [403],
    handle: async ({ services, viewer, body, target: before }) => {
      requirePermission(canEditCommunity(viewer, before));
      const slug = await updateCommunity(services, viewer, before, body);
      const row = await requireCommunity(services.db, viewer, slug);
      return (await presentCommunities(services.db, [row]))[0];
    },
  }),
  operation(existing, {
    id: "getCommunity",
    path: "/communities/{slug}",
    summary:
      "Returns a community. A private one is visible to all signed-in users, its content to members and platform administrators only.",
    response: Community,
    handle: async ({ services: { db }, target: row }) => (await presentCommunities(db, [row]))[0],
  }),
  operation(open, {
    id: "getCommunityActivities",
    path: "/communities/{slug}/activities",
    summary:
      "Lists published posts and the comments on them, newest first. Members and platform administrators only for a private community; 404 for others.",
    query: PageQuery,
    response: List(Activity),
    handle: ({ services: { db }, viewer, query, target: row }) => listActivities(db, viewer, row, toWindow(query)),
  }),
  operation(open, {
    id: "getCommunityMembers",
    path: "/communities/{slug}/members",
    summary:
      "Lists members, most recently active first. Members and platform administrators only for a private community; 404 for others.",
    query: pageQuery(peopleFilters),
    response: List(CommunityMember),
    handle: ({ services: { db }, viewer, query, target: row }) => listMembers(db, viewer, row, query, toWindow(query)),
  }),
  operation(existing, {
    id: "joinCommunity",
    method: "POST",
    path: "/communities/{slug}/join",
    summary: "Joins a community (status true), leaves it (false) or toggles. 422 for a private community without an invitation.",
    body: StatusInput,
    response: JoinResult,
    handle: ({ services: { db, now }, viewer, body, target: row }) => setMembership(db, viewer, row, body.status, now()),
  }),
];
