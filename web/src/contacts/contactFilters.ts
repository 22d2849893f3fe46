import type { ContactRole } from "../__generated__/AllContactsPageQuery.graphql.ts";
import { idIn, idOf, queryOf, searchIn, wordFor, wordIn } from "../lists/filters.ts";

/** What the address of all contacts asks for. */
export interface ContactFilters {
  /** Part of a name, a job, a place of work or an e-mail address; empty for all. */
  search: string;
  type: "PERSON" | "COMPANY" | null;
  /** Ids of beats in the REST API; any of them. */
  beats: readonly number[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The id of an outlet in the REST API. */
  outlet: number | null;
  role: Role | null;
}

export type Role = Exclude<ContactRole, "%future added value">;

/** What people do, as it is shown. */
export const roleLabels: Readonly<Record<Role, string>> = {
  EDITOR: "Editor",
  REPORTER: "Reporter",
  PRODUCER: "Producer",
  PRESENTER: "Presenter",
  CONTRIBUTOR: "Contributor",
  FREELANCER: "Freelancer",
  PR: "PR",
  MARKETING: "Marketing",
  COMMUNICATIONS: "Communications",
  EXECUTIVE: "Executive",
  OTHER: "Other role",
};

const isRole = (text: string): text is Role => Object.hasOwn(roleLabels, text);

/** Reads the query string; anything unknown is left out. */
export function readFilters(query: string): ContactFilters {
  const params = new URLSearchParams(query);
  const country = params.get("country") ?? "";
  const role = (params.get("role") ?? "").toUpperCase();
  return {
    search: searchIn(params),
    type: wordIn(params, "type", ["PERSON", "COMPANY"]),
    beats: (params.get("beats") ?? "").split(",").flatMap((text) => idOf(text) ?? []),
    country: /^[A-Za-z]{2}$/.test(country) ? country.toUpperCase() : null,
    outlet: idIn(params, "outlet"),
    role: isRole(role) ? role : null,
  };
}

/** The query string for these filters; empty for none. */
export function filtersSearch({ search, type, beats, country, outlet, role }: ContactFilters): string {
  const parts = {
    q: search,
    type: wordFor(type),
    beats: beats.join(","),
    country: wordFor(country),
    outlet,
    role: wordFor(role),
  };
  return queryOf(parts).replaceAll("%2C", ",");
}

export const isNarrowed = (filters: ContactFilters): boolean => filtersSearch(filters) !== "";

/** What the query of the list takes. */
export function filterVariables(query: string) {
  const { search, type, beats, country, outlet, role } = readFilters(query);
  return {
    query: search === "" ? null : search,
    type,
    beatIds: beats.length === 0 ? null : beats,
    country,
    outletId: outlet,
    role,
  };
}
