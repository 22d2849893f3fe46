import Type, { type Static } from "typebox";
import { idInput, optionalOrNull, textInput } from "../http/inputs.ts";
import { Beat, component, Count, Id, namedObject, nullable, oneOf, Time, Url } from "../http/schema.ts";
import { OutletRef } from "../users/schema.ts";

/** Maximum lengths of the texts of a saved search, in characters. */
export const searchLimits = { name: 120, q: 200 } as const;

export const monitorSources = ["online", "social", "print"] as const;
export const MonitorSource = component("MonitorSource", oneOf(monitorSources));

export const MonitorItem = namedObject("MonitorItem", {
  id: Type.Integer({ minimum: 1, description: "Id of the item; for a story, the id of the story. Unique across both." }),
  title: Type.String(),
  summary: nullable(Type.String()),
  url: nullable(Url, { description: "Original address; null for stories of the platform." }),
  storyId: nullable(Id, { description: "Id of the story; null for items from external sources." }),
  source: MonitorSource,
  outlet: nullable(OutletRef),
  beats: Type.Array(Beat),
  publishedAt: Time,
  matches: Type.Array(Type.String(), { description: "Words and phrases of the search that the item contains." }),
});
export type MonitorItem = Static<typeof MonitorItem>;

export const MonitorSearch = namedObject("MonitorSearch", {
  id: Id,
  name: Type.String(),
  q: Type.String(),
  sources: Type.Array(MonitorSource, { description: "Empty for all sources that the plan includes." }),
  beats: Type.Array(Id, { description: "Ids of beats; empty for all." }),
  notify: Type.Boolean({ description: "Whether new items are reported by e-mail." }),
  newCount: Type.Unsafe<number>({
    ...Count,
    description: "Number of items added since the first page of results was last read.",
  }),
  createdAt: Time,
});
export type MonitorSearch = Static<typeof MonitorSearch>;

const name = textInput("Name", searchLimits.name);
const search = {
  q: optionalOrNull(textInput("Search term", searchLimits.q)),
  sources: optionalOrNull(Type.Array(MonitorSource, { title: "Sources" })),
  beats: optionalOrNull(Type.Array(Id, { title: "Beats" })),
  notify: optionalOrNull(Type.Boolean({ title: "Notify" })),
};

export const MonitorSearchInput = namedObject("MonitorSearchInput", { name, ...search });
export type MonitorSearchInput = Static<typeof MonitorSearchInput>;
export const MonitorSearchChanges = namedObject("MonitorSearchChanges", { name: Type.Optional(name), ...search });
export type MonitorSearchChanges = Static<typeof MonitorSearchChanges>;

const NewMonitorItem = namedObject("NewMonitorItem", {
  title: Type.String({ title: "Title", minLength: 1, maxLength: 300 }),
  summary: optionalOrNull(Type.String({ title: "Summary", maxLength: 2000, description: "Plain text." })),
  url: optionalOrNull(Type.String({ title: "Url", maxLength: 2000, description: "Items with a known address are skipped." })),
  source: MonitorSource,
  outletId: idInput("Outlet"),
  beats: optionalOrNull(Type.Array(Id, { title: "Beats" })),
  publishedAt: Type.String({ title: "Published at", format: "date-time", description: "ISO 8601 with a UTC offset." }),
});
export type NewMonitorItem = Static<typeof NewMonitorItem>;

export const MonitorItemsInput = namedObject("MonitorItemsInput", {
  items: Type.Array(NewMonitorItem, { title: "Items", minItems: 1, maxItems: 100 }),
});
export const MonitorItemsResult = namedObject("MonitorItemsResult", { created: Count });
