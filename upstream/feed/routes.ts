import Type from "typebox";
import { requireOpenCommunity } from "../communities/read.ts";
import type { Db } from "../db/schema.ts";
import { notFound, unauthorized } from "../http/errors.ts";
import { operation, type Operation } from "../http/operation.ts";
import { pageQuery, PageQuery, toWindow } from "../http/paging.ts";
import { List, oneOf, typesFilter } from "../http/schema.ts";
import { listBeats } from "../lookups/read.ts";
import { FeedItem } from "../posts/schema.ts";
import { FeedType } from "../posts/types.ts";
import { toTimelineId } from "../session/currentUser.ts";
import { loadViewer } from "../session/sessions.ts";
import { isJourno, type Viewer } from "../session/viewer.ts";
import { beatsFilter, communityFilter, followedFilter, homeFilter, readFeed, type FeedFilter } from "./read.ts";
import { readFeedToken } from "./tokens.ts";

const common = { tag: "Feed" } as const;

/** Journo users see their beats, or all six if they have chosen none; others see what they follow. */
async function loadTimelineFilter(db: Db, viewer: Viewer): Promise<FeedFilter> {
  if (!isJourno(viewer.roles)) return followedFilter(viewer);
  const own = await loadBeatIds(db, viewer);
  return beatsFilter(own.length > 0 ? own : (await listBeats(db)).map((beat) => beat.id));
}

async function loadBeatIds(db: Db, viewer: Viewer): Promise<number[]> {
  const rows = await db.selectFrom("contact_beats").select("beat_id").where("contact_id", "=", viewer.contactId).execute();
  return rows.map((row) => row.beat_id);
}

/** The filter of the feed if it belongs to the viewer. @throws 404 */
async function requireOwnFeed(db: Db, viewer: Viewer, feed: "timeline" | "beat", feedId: string): Promise<FeedFilter> {
  if (feed === "timeline" && feedId === toTimelineId(viewer.userId)) return loadTimelineFilter(db, viewer);
  const beatId = (await loadBeatIds(db, viewer)).find((id) => String(id) === feedId);
  if (feed === "timeline" || beatId === undefined) throw notFound();
  return beatsFilter([beatId]);
}

export const feedOperations: Operation[] = [
  operation(common, {
    id: "getPosts",
    path: "/posts",
    summary:
      "Lists the posts and news of a community or, without communitySlug, of the home feed: posts in no community or a joined one, and all news. Newest first.",
    query: pageQuery({
      communitySlug: Type.Optional(Type.String()),
      types: typesFilter(FeedType, { description: "Restricts the feed to these types. Default: all ten." }),
      type: typesFilter(FeedType, { description: "Alias of types, repeated once per type." }),
    }),
    response: List(FeedItem),
    handle: async ({ services: { db }, viewer, query }) => {
      const filter =
        query.communitySlug === undefined
          ? homeFilter(viewer)
          : communityFilter((await requireOpenCommunity(db, viewer, query.communitySlug)).id);
      const types = [...(query.types ?? []), ...(query.type ?? [])];
      return readFeed(db, viewer, filter, types, toWindow(query));
    },
  }),
  operation(common, {
    id: "getFeed",
    path: "/feeds/{feed}/{feedId}",
    summary: "Lists a follow feed of the caller, newest first. Accepts the header x-feed-token in place of a session.",
    access: "all",
    assumed: true,
    params: Type.Object({ feed: oneOf(["timeline", "beat"]), feedId: Type.String() }),
    query: PageQuery,
    response: List(FeedItem),
    handle: async ({ services: { db, secret, now }, request, viewer, params, query }) => {
      const token = request.headers["x-feed-token"];
      const owner = typeof token === "string" ? readFeedToken(secret, token, params, now()) : null;
      const effectiveViewer = viewer ?? (owner === null ? null : await loadViewer(db, owner));
      if (effectiveViewer === null) throw unauthorized();
      const filter = await requireOwnFeed(db, effectiveViewer, params.feed, params.feedId);
      return readFeed(db, effectiveViewer, filter, [], toWindow(query));
    },
  }),
];
