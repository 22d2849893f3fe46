import type { Context } from "../../context.ts";
import { connect } from "../../graph/connections.ts";
import type { MonitorItemsArgs, MonitorReportArgs, Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId } from "../../graph/ids.ts";
import type { OffsetList } from "../../graph/offsetList.ts";
import { getReferenced } from "../../graph/references.ts";
import { readAll } from "../../rest/bulk.ts";
import type { Query } from "../../rest/client.ts";
import type { Module, MonitorItem, MonitorSearch, MonitorSource, Story } from "../../rest/generated/contract.ts";
import { createList } from "../lists.ts";
import { stories } from "../news/store.ts";
import { toPermissionsParent } from "../permissions/permissionFields.ts";
import { toActor } from "../session/viewer.ts";
import { nullIfNotFound, type Nodes } from "../store.ts";
import { getReferencedBeats } from "../users/beats.ts";
import { mutations } from "./changes.ts";
import { monitorPolicy } from "./policy.ts";

/** The sources, and the module that each requires. */
const sources: readonly { readonly source: MonitorSource; readonly module: Module }[] = [
  { source: "online", module: "monitor" },
  { source: "social", module: "monitorSocial" },
  { source: "print", module: "monitorPrint" },
];

const toFilter = (filter: Partial<MonitorItemsArgs | MonitorReportArgs>): Query<"getMonitor"> => ({
  searchId: filter.searchId,
  q: filter.query === "" ? null : filter.query,
  sources: filter.sources,
  beats: filter.beatIds,
  from: filter.from,
  to: filter.to,
});

const listItems = (context: Context, filter: Query<"getMonitor">): OffsetList<MonitorItem> => ({
  ...createList((slice) => context.rest.list("getMonitor", { query: { ...slice, ...filter } })),
  sortKey: ({ publishedAt, id }) => [publishedAt, id],
});

export const resolvers: Resolvers = {
  Viewer: {
    monitor: (viewer) => (viewer.modules.includes("monitor") ? viewer : null),
  },
  Mutation: mutations,
  Monitor: {
    items: (_monitor, { first, after, last, before, ...filter }, context) =>
      nullIfNotFound(connect(listItems(context, toFilter(filter)), { first, after, last, before })),
    report: (_monitor, filter, context) => nullIfNotFound(context.rest.read("getMonitorReport", { query: toFilter(filter) })),
    searches: (_monitor, _arguments, context) => nullIfNotFound(readAll(context.rest, "getMonitorSearches")),
    sources: ({ modules }) => sources.filter(({ module }) => modules.includes(module)).map(({ source }) => source),
    permissions: (viewer) => toPermissionsParent("MonitorPermissions", monitorPolicy, toActor(viewer), viewer),
  },
  MonitorItem: {
    story: ({ storyId: id }, _arguments, context, info) =>
      id === null ? null : getReferenced<Story>(info, { id }, () => stories(context).get(id)),
  },
  MonitorSearch: {
    query: ({ q }) => q,
    beatIds: ({ beats }) => beats.map((id) => encodeId("Beat", id)),
    beats: ({ beats }, _arguments, context, info) => getReferencedBeats(beats, context, info),
  },
};

/** The REST API has no call for a single saved search. */
async function readSearch(context: Context, key: string): Promise<MonitorSearch | null> {
  return (await nullIfNotFound(readAll(context.rest, "getMonitorSearches")))?.find(({ id }) => String(id) === key) ?? null;
}

export const nodes: Nodes = { MonitorSearch: readSearch };
