import { defineFilters, textFilter } from "../lists/filters.ts";

/** The filter in the address of the contact lists, or of one list: part of the name. */
export const contactListFilters = defineFilters({ search: textFilter() });

/** The variables of both pages' queries. */
export const contactListVariables = (query: string) => ({ query: contactListFilters.read(query).search || null });
