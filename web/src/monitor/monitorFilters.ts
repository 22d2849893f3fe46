import { addressed, idIn, idOf, queryOf, searchIn } from "../lists/filters.ts";
import { endOfDay, isoOfWallTime, isWallTime, wallTimeOf } from "../lib/wallTime.ts";
import { allSources, type KnownSource } from "./sources.ts";

/** What the address of the monitor asks for. */
export interface MonitorFilters {
  /** A saved search, by its id in the REST API. */
  searchId: number | null;
  /** The search term; empty for none. */
  query: string;
  /** Empty for all. */
  sources: readonly KnownSource[];
  /** Ids of beats in the REST API; empty for all. */
  beatIds: readonly number[];
  /** The first and the last moment, ISO 8601 in UTC, so that an address means the same to everybody. */
  from: string | null;
  to: string | null;
}

/** As long as a search term gets. */
const maxTermLength = 200;
const minute = 60_000;

/** A moment of an address; a date without a time is that day in UTC, of which `time` says the moment. */
function momentOf(text: string | null, time: "00:00:00.000" | "23:59:59.999"): string | null {
  if (text === null) return null;
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T${time}Z` : text;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) && !Number.isNaN(Date.parse(moment)) ? moment : null;
}

/** Reads the monitor's query string; anything unknown is left out. */
export function readMonitorFilters(search: string): MonitorFilters {
  const params = new URLSearchParams(search);
  const wanted = params.getAll("source");
  const beats = params.getAll("beat").flatMap((beat) => idOf(beat) ?? []);
  return {
    searchId: idIn(params, "search"),
    query: searchIn(params).slice(0, maxTermLength),
    sources: allSources.filter((source) => wanted.includes(addressed(source))),
    beatIds: [...new Set(beats)],
    from: momentOf(params.get("from"), "00:00:00.000"),
    to: momentOf(params.get("to"), "23:59:59.999"),
  };
}

/** The query string for these filters; empty for none. */
export const monitorSearch = ({ searchId, query, sources, beatIds, from, to }: MonitorFilters): string =>
  queryOf({ search: searchId, q: query, source: sources.map(addressed), beat: beatIds, from, to });

/** Whether anything but a saved search narrows the list. */
export const isNarrowed = (filters: MonitorFilters): boolean => monitorSearch({ ...filters, searchId: null }) !== "";

/** Whether the filters hold what a saved search keeps: days are not kept. */
export const canBeSaved = ({ query, sources, beatIds }: MonitorFilters): boolean =>
  query !== "" || sources.length > 0 || beatIds.length > 0;

/** Whether a search term has operators or phrases, which the plan must include. */
export const hasOperators = (query: string): boolean => /"|(^|\s)(AND|OR|NOT)(\s|$)/.test(query);

/** The day of a moment in a zone as a date input takes it; empty for none. */
export const dayOf = (moment: string | null, zone: string): string =>
  moment === null ? "" : wallTimeOf(moment, zone).slice(0, 10);

const isDay = (day: string): boolean => /^\d{4}-/.test(day) && isWallTime(`${day}T00:00`);

/** The first moment of a day in a zone; null for no day. */
export function startOf(day: string, zone: string): string | null {
  return isDay(day) ? new Date(isoOfWallTime(`${day}T00:00`, zone)).toISOString() : null;
}

/** The last moment of a day in a zone; null for no day. */
export function endOf(day: string, zone: string): string | null {
  return isDay(day) ? new Date(Date.parse(endOfDay(day, zone)) + minute - 1).toISOString() : null;
}

/** What the monitor's queries take. */
export function monitorVariables(search: string) {
  const { searchId, query, sources, beatIds, from, to } = readMonitorFilters(search);
  return { searchId, query: query === "" ? null : query, sources: [...sources], beatIds: [...beatIds], from, to };
}
