import Type, { type Static } from "typebox";
import { requireAdmin } from "../accounts/rules.ts";
import type { Db } from "../db/schema.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import {
  type Page,
  IdParams,
  firstPage,
  optionalId,
  pageQuery,
  q,
  type Window,
  toWindow,
  mapPage,
  wholeList,
} from "../http/paging.ts";
import { getPeriodStart, getPeriodEnd, period } from "../http/period.ts";
import { Id, List } from "../http/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import { addMonitorItems } from "./newItems.ts";
import { findItems, toCriteria, presentItems } from "./read.ts";
import { formatReport } from "./report.ts";
import {
  MonitorItem,
  MonitorItemsInput,
  MonitorItemsResult,
  MonitorSearch,
  MonitorSearchChanges,
  MonitorSearchInput,
  MonitorSource,
} from "./schema.ts";
import {
  getAllowedSources,
  checkPlan,
  createSearch,
  listSearches,
  markSeen,
  presentSearches,
  requireSearch,
  updateSearch,
} from "./searches.ts";

const common = { tag: "Monitor", assumed: true } as const;
const gated = { ...common, modules: ["monitor"] } as const;
const owned = { ...gated, params: IdParams, ...loadBy("id", requireSearch) } as const;
const read = { ...gated, refusals: [422] } as const;

/** Maximum number of items in a report. */
const MAX_REPORTED = 5000;

const filters = {
  searchId: optionalId,
  q,
  sources: Type.Optional(Type.Array(MonitorSource)),
  beats: Type.Optional(Type.Array(Id)),
  ...period,
};
const Filters = Type.Object(filters);

/**
 * Finds items of one saved search, or of all saved searches of the viewer when no search criteria are given, with the other
 * filters applied. Without saved searches, all items match.
 */
async function findMonitorItems(
  db: Db,
  viewer: Viewer,
  query: Static<typeof Filters>,
  window: Window,
): Promise<Page<Static<typeof MonitorItem>>> {
  const { searchId, from, to } = query;
  const given = { q: query.q ?? "", sources: query.sources ?? [], beats: query.beats ?? [] };
  checkPlan(viewer.modules, given.q, given.sources);
  const searches = searchId === undefined ? await listSearches(db, viewer) : [await requireSearch(db, viewer, searchId)];
  const alternatives = searchId === undefined && given.q.trim() !== "" ? [] : searches.map(toCriteria);
  const filter = {
    criteria: toCriteria(given),
    alternatives,
    from: from === undefined ? null : getPeriodStart(from),
    to: to === undefined ? null : getPeriodEnd(to),
    allowed: getAllowedSources(viewer.modules),
  };
  const queries = [filter.criteria, ...alternatives].map((criteria) => criteria.query);
  return mapPage(await findItems(db, filter, window), (rows) => presentItems(db, rows, queries));
}

export const monitorOperations: Operation[] = [
  operation(read, {
    id: "getMonitor",
    path: "/news/monitor",
    summary:
      "Lists monitor items, newest first: those that match searchId, q or, without both, any saved search of the caller. The first page for a searchId resets its newCount.",
    query: pageQuery(filters),
    response: List(MonitorItem),
    handle: async ({ services: { db, now }, viewer, query }) => {
      const window = toWindow(query);
      const found = await findMonitorItems(db, viewer, query, window);
      if (query.searchId !== undefined && window.offset === 0)
        await markSeen(db, await requireSearch(db, viewer, query.searchId), now());
      return found;
    },
  }),
  operation(read, {
    id: "getMonitorReport",
    modules: ["monitor", "reports"],
    path: "/news/monitor/report",
    summary: `Exports the newest ${MAX_REPORTED} monitor items that match the filters as CSV.`,
    query: Filters,
    response: Type.String(),
    mediaType: "text/csv",
    handle: async ({ services: { db }, viewer, query }) => {
      const { data } = await findMonitorItems(db, viewer, query, firstPage(MAX_REPORTED));
      return formatReport(data);
    },
  }),
  operation(read, {
    id: "getMonitorSearches",
    path: "/news/monitor/searches",
    summary: "Lists the caller's saved searches with their number of new items, oldest first.",
    response: List(MonitorSearch),
    handle: async ({ services: { db, now }, viewer }) =>
      wholeList(await presentSearches(db, await listSearches(db, viewer), viewer.modules, now())),
  }),
  operation(gated, {
    id: "createMonitorSearch",
    path: "/news/monitor/searches",
    summary: "Creates a saved search. 422 for operators and sources that the plan does not include.",
    body: MonitorSearchInput,
    response: MonitorSearch,
    creates: true,
    handle: async ({ services: { db, now }, viewer, body }) => {
      const created = await createSearch(db, viewer, body, now());
      return (await presentSearches(db, [created], viewer.modules, now()))[0];
    },
  }),
  operation(owned, {
    id: "updateMonitorSearch",
    path: "/news/monitor/searches/{id}",
    summary: "Updates the given fields of a saved search of the caller.",
    body: MonitorSearchChanges,
    response: MonitorSearch,
    handle: async ({ services: { db, now }, viewer, body, target: before }) => {
      const updated = await updateSearch(db, viewer, before, body);
      return (await presentSearches(db, [updated], viewer.modules, now()))[0];
    },
  }),
  operation(owned, {
    id: "deleteMonitorSearch",
    path: "/news/monitor/searches/{id}",
    summary: "Deletes a saved search of the caller.",
    handle: async ({ services: { db }, target: { id } }) => {
      await db.deleteFrom("monitor_searches").where("id", "=", id).execute();
    },
  }),
  operation(common, {
    id: "createMonitorItems",
    path: "/news/monitor/items",
    summary: "Adds monitor items from external sources, all or none; skips known addresses. Platform administrators only.",
    body: MonitorItemsInput,
    refusals: [403],
    response: MonitorItemsResult,
    creates: true,
    handle: async ({ services, viewer, body }) => {
      requireAdmin(viewer);
      return { created: await addMonitorItems(services, body.items) };
    },
  }),
];
