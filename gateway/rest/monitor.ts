import type { Input, Page, Rest } from "./client.ts";
import type { Slice } from "./discussions.ts";
import type { MonitorItem, MonitorSearch, MonitorSource } from "./generated/contract.ts";

export interface MonitorFilter {
  /** A saved search. */
  searchId: number | null;
  query: string | null;
  /** Empty means all. */
  sources: readonly MonitorSource[];
  /** Ids of beats; empty means all. */
  beats: readonly number[];
  from: string | null;
  to: string | null;
}

const filterOf = ({ searchId, query, sources, beats, from, to }: MonitorFilter) => ({
  ...(searchId === null ? {} : { searchId }),
  ...(query === null || query === "" ? {} : { q: query }),
  ...(sources.length === 0 ? {} : { sources: [...sources] }),
  ...(beats.length === 0 ? {} : { beats: [...beats] }),
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});

/** What the filter finds, newest first. */
export const listMonitorItems = (rest: Rest, filter: MonitorFilter, slice: Slice): Promise<Page<MonitorItem>> =>
  rest.list("getMonitor", { query: { ...slice, ...filterOf(filter) } });

/** The same as comma-separated values. */
export const readMonitorReport = (rest: Rest, filter: MonitorFilter): Promise<string> =>
  rest.read("getMonitorReport", { query: filterOf(filter) });

/** The caller's saved searches. */
export const listMonitorSearches = async (rest: Rest): Promise<readonly MonitorSearch[]> =>
  (await rest.list("getMonitorSearches")).items;

type CreateBody = NonNullable<Input<"createMonitorSearch">["body"]>;
type ChangeBody = NonNullable<Input<"updateMonitorSearch">["body"]>;
type ItemsBody = NonNullable<Input<"createMonitorItems">["body"]>;

/** @param idempotencyKey one per wish of the person (D-16); made when missing */
export const createMonitorSearch = (rest: Rest, body: CreateBody, idempotencyKey: string | null): Promise<MonitorSearch> =>
  rest.write("createMonitorSearch", { body }, { idempotencyKey });

/** */
export const updateMonitorSearch = (rest: Rest, id: number, body: ChangeBody): Promise<MonitorSearch> =>
  rest.write("updateMonitorSearch", { params: { id }, body });

/** */
export const deleteMonitorSearch = (rest: Rest, id: number): Promise<undefined> =>
  rest.write("deleteMonitorSearch", { params: { id } });

/** Answers how many are new. */
export const createMonitorItems = async (rest: Rest, body: ItemsBody, idempotencyKey: string | null): Promise<number> =>
  (await rest.write("createMonitorItems", { body }, { idempotencyKey })).created;
