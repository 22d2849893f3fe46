import { endOfDay, isoOfWallTime, isWallTime, wallTimeOf } from "../lib/wallTime.ts";
import { defineFilters, idFilter, idOf, textFilter, wordFor, type Filter, type FilterValues } from "../lists/filters.ts";
import { allSources, type KnownSource } from "./sources.ts";

/** As long as a search term gets. */
const maxTermLength = 200;
const minute = 60_000;

/** Any of these sources; none for all. */
const sourcesFilter = (name: string): Filter<readonly KnownSource[]> => ({
  name,
  read: (params) => allSources.filter((source) => params.getAll(name).includes(wordFor(source))),
  write: (sources) => sources.map(wordFor),
});

/** Any of these ids in the REST API; none for all. */
const idsFilter = (name: string): Filter<readonly number[]> => ({
  name,
  read: (params) => [...new Set(params.getAll(name).flatMap((text) => idOf(text) ?? []))],
  write: (ids) => ids,
});

/**
 * A moment, ISO 8601 in UTC, so that an address means the same to everybody; null for none.
 * @param time of a date that comes without one
 */
const momentFilter = (name: string, time: "00:00:00.000" | "23:59:59.999"): Filter<string | null> => ({
  name,
  read: (params) => {
    const text = params.get(name) ?? "";
    const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T${time}Z` : text;
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment) && !Number.isNaN(Date.parse(moment)) ? moment : null;
  },
  write: (moment) => moment,
});

/** What the address of the monitor filters by: a saved search, and what narrows it further. */
export const monitorFilters = defineFilters({
  searchId: idFilter("search"),
  query: textFilter("q", maxTermLength),
  sources: sourcesFilter("source"),
  beatIds: idsFilter("beat"),
  from: momentFilter("from", "00:00:00.000"),
  to: momentFilter("to", "23:59:59.999"),
});

export type MonitorFilters = FilterValues<typeof monitorFilters>;

/** Whether anything but a saved search narrows the list. */
export const isNarrowed = (filters: MonitorFilters): boolean => monitorFilters.isNarrowed({ ...filters, searchId: null });

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
  const { searchId, query, sources, beatIds, from, to } = monitorFilters.read(search);
  return { searchId, query: query || null, sources: [...sources], beatIds: [...beatIds], from, to };
}
