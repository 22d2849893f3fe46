import Type, { type Static } from "typebox";
import { Beat, component, Count, Id, nullable, oneOf, Time, Url, textInput } from "../http/schema.ts";
import { OutletRef } from "../users/schema.ts";

/** Maximum lengths of the texts of a saved search, in characters. */
export const SEARCH_LIMITS = { name: 120, q: 200 } as const;

export const MONITOR_SOURCES = ["online", "social", "print"] as const;
export const MonitorSource = component("MonitorSource", oneOf(MONITOR_SOURCES));
export type MonitorSource = Static<typeof MonitorSource>;

export const MonitorItem = component(
  "MonitorItem",
  Type.Object({
    id: Type.Integer({ minimum: 1, description: "Of a story its id; stories and other items share one sequence." }),
    title: Type.String(),
    summary: nullable(Type.String()),
    url: Type.Unsafe<string | null>({ ...nullable(Url), description: "Where it was published, when elsewhere." }),
    storyId: Type.Unsafe<number | null>({ ...nullable(Id), description: "The story of the platform that it is." }),
    source: MonitorSource,
    outlet: nullable(OutletRef),
    beats: Type.Array(Beat),
    publishedAt: Time,
    matches: Type.Array(Type.String(), { description: "The words and phrases searched for that it has." }),
  }),
);
export type MonitorItem = Static<typeof MonitorItem>;

export const MonitorSearch = component(
  "MonitorSearch",
  Type.Object({
    id: Id,
    name: Type.String(),
    q: Type.String(),
    sources: Type.Array(MonitorSource, { description: "Empty means all that the plan includes." }),
    beats: Type.Array(Id, { description: "Ids of beats; empty means all." }),
    notify: Type.Boolean({ description: "Whether a mail tells of what is new." }),
    newCount: Type.Unsafe<number>({ ...Count, description: "Items that came since its first page was last read." }),
    createdAt: Time,
  }),
);
export type MonitorSearch = Static<typeof MonitorSearch>;

const name = textInput("Name", SEARCH_LIMITS.name);
const search = {
  q: Type.Optional(nullable(textInput("Search term", SEARCH_LIMITS.q))),
  sources: Type.Optional(nullable(Type.Array(MonitorSource, { title: "Sources" }))),
  beats: Type.Optional(nullable(Type.Array(Id, { title: "Beats" }))),
  notify: Type.Optional(nullable(Type.Boolean({ title: "Notify" }))),
};

export const MonitorSearchInput = component("MonitorSearchInput", Type.Object({ name, ...search }));
export type MonitorSearchInput = Static<typeof MonitorSearchInput>;
export const MonitorSearchChanges = component("MonitorSearchChanges", Type.Object({ name: Type.Optional(name), ...search }));
export type MonitorSearchChanges = Static<typeof MonitorSearchChanges>;

const NewMonitorItem = component(
  "NewMonitorItem",
  Type.Object({
    title: Type.String({ title: "Title", minLength: 1, maxLength: 300 }),
    summary: Type.Optional(nullable(Type.String({ title: "Summary", maxLength: 2000, description: "Plain text." }))),
    url: Type.Optional(
      nullable(Type.String({ title: "Url", maxLength: 2000, description: "One that is known already is left out." })),
    ),
    source: MonitorSource,
    outletId: Type.Optional(nullable(Type.Integer({ title: "Outlet", minimum: 1 }))),
    beats: Type.Optional(nullable(Type.Array(Id, { title: "Beats" }))),
    publishedAt: Type.String({ title: "Published at", format: "date-time", description: "ISO 8601 with an offset." }),
  }),
);
export type NewMonitorItem = Static<typeof NewMonitorItem>;

export const MonitorItemsInput = component(
  "MonitorItemsInput",
  Type.Object({ items: Type.Array(NewMonitorItem, { title: "Items", minItems: 1, maxItems: 100 }) }),
);
export const MonitorItemsResult = component("MonitorItemsResult", Type.Object({ created: Count }));
