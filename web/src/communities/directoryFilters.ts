import { choiceFilter, defineFilters, textFilter, withDefault, type FilterValues } from "../lists/filters.ts";

/** The directory's tabs, in display order. `joined` is the argument of the query; null for all. */
export const directoryTabs = [
  { id: "all", label: "All", joined: null },
  { id: "joined", label: "Joined", joined: true },
  { id: "new", label: "Not joined", joined: false },
] as const;

/** The filters in the directory's address: a tab and a part of the name. */
export const directoryFilters = defineFilters({
  search: textFilter(),
  tab: withDefault(
    choiceFilter(
      "show",
      directoryTabs.map(({ id }) => id),
    ),
    "all",
  ),
});

export type DirectoryFilters = FilterValues<typeof directoryFilters>;

/** The path of the directory with these filters. */
export const directoryPath = (filters: DirectoryFilters): string => `/communities${directoryFilters.write(filters)}`;

/** The variables of CommunitiesPageQuery. */
export function directoryVariables(query: string) {
  const { tab, search } = directoryFilters.read(query);
  return { query: search || null, joined: directoryTabs.find(({ id }) => id === tab)?.joined ?? null };
}
