import {
  defineFilters,
  idFilter,
  idsFilter,
  textFilter,
  toQueryValue,
  type Filter,
  type FilterValues,
} from "../lists/filters.ts";
import { allSources, type KnownSource } from "./sources.ts";

/** The maximum length of a search term. */
const MAX_TERM_LENGTH = 200;

/** Sources, of which one must match; empty for all. */
const sourcesFilter = (name: string): Filter<readonly KnownSource[]> => ({
  name,
  read: (params) => allSources.filter((source) => params.getAll(name).includes(toQueryValue(source))),
  write: (sources) => sources.map(toQueryValue),
});

/**
 * A moment in ISO 8601 and UTC, so that an address means the same to everybody; null for none.
 * @param time added to a date without a time
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

/** The filters in the address of the monitor: a saved search, and additional filters. */
export const monitorFilters = defineFilters({
  searchId: idFilter("search", "MonitorSearch"),
  query: textFilter("q", MAX_TERM_LENGTH),
  sources: sourcesFilter("source"),
  beatIds: idsFilter("beat", "Beat"),
  from: momentFilter("from", "00:00:00.000"),
  to: momentFilter("to", "23:59:59.999"),
});

export type MonitorFilters = FilterValues<typeof monitorFilters>;

/** The path of the results of a saved search; notification mails link to it too. */
export const savedSearchPath = (searchId: string): string =>
  `/news/monitor${monitorFilters.write({ ...monitorFilters.read(""), searchId })}`;

/** Whether any filter other than a saved search is set. */
export const hasFilters = (filters: MonitorFilters): boolean => monitorFilters.hasFilters({ ...filters, searchId: null });

/** Whether the filters contain anything that a saved search can store; dates cannot be saved. */
export const canBeSaved = ({ query, sources, beatIds }: MonitorFilters): boolean =>
  query !== "" || sources.length > 0 || beatIds.length > 0;

/** Whether a search term has operators or phrases, which the plan must include. */
export const hasOperators = (query: string): boolean => /"|(^|\s)(AND|OR|NOT)(\s|$)/.test(query);

/** The variables of the monitor's queries. */
export function monitorVariables(search: string) {
  const { searchId, query, sources, beatIds, from, to } = monitorFilters.read(search);
  return { searchId, query: query || null, sources: [...sources], beatIds: [...beatIds], from, to };
}
