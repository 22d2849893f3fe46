import type { ContactRole } from "../__generated__/AllContactsPageQuery.graphql.ts";
import { choiceFilter, defineFilters, idFilter, idsFilter, textFilter, type Filter } from "../lists/filters.ts";
import { namedCompanyRoles, outletRoles } from "../settings/responsibilities/roleNames.ts";

type Role = Exclude<ContactRole, "%future added value">;

/** The roles of contacts, in the order of the filter. */
export const contactRoles = [
  ...outletRoles,
  ...namedCompanyRoles,
  { id: "OTHER", label: "Other role" },
] as const satisfies readonly { id: Role; label: string }[];

/** An ISO 3166-1 alpha-2 code; null for all countries. */
const countryFilter = (name: string): Filter<string | null> => ({
  name,
  read: (params) => {
    const code = params.get(name) ?? "";
    return /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
  },
  write: (code) => code && code.toLowerCase(),
});

/** The filters in the address of all contacts; the search matches part of a name, job, employer or e-mail address. */
export const contactFilters = defineFilters({
  search: textFilter(),
  type: choiceFilter("type", ["PERSON", "COMPANY"]),
  beats: idsFilter("beats", "Beat"),
  country: countryFilter("country"),
  outlet: idFilter("outlet", "Outlet"),
  role: choiceFilter(
    "role",
    contactRoles.map(({ id }) => id),
  ),
});

/** The variables of the list's query. */
export function contactVariables(query: string) {
  const { search, type, beats, country, outlet, role } = contactFilters.read(query);
  return { query: search || null, type, beatIds: beats.length === 0 ? null : beats, country, outletId: outlet, role };
}
