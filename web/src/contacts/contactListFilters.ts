import { defineFilters, textFilter } from "../lists/filters.ts";

/** What the address of the contact lists, or of one list, filters by: a part of the name. */
export const contactListFilters = defineFilters({ search: textFilter() });

/** What the queries of both pages take. */
export const contactListVariables = (query: string) => ({ query: contactListFilters.read(query).search || null });
