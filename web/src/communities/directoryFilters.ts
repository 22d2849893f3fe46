import { choiceFilter, defineFilters, textFilter, withDefault, type FilterValues } from "../lists/filters.ts";

/** Which communities the directory can show, in the order of its tabs. `joined` is the argument of the query; null for all. */
export const directoryTabs = [
  { id: "all", label: "All", joined: null },
  { id: "joined", label: "Joined", joined: true },
  { id: "new", label: "Not joined", joined: false },
] as const;

/** What the directory's address filters by: a tab and a part of the name. */
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

/** The address of the directory with these filters. */
export const directoryPath = (filters: DirectoryFilters): string => `/communities${directoryFilters.write(filters)}`;

/** What CommunitiesPageQuery takes. */
export function directoryVariables(query: string) {
  const { tab, search } = directoryFilters.read(query);
  return { query: search || null, joined: directoryTabs.find(({ id }) => id === tab)?.joined ?? null };
}
