import { graphql, useFragment } from "react-relay";
import type { ContactFilterFields_query$key } from "../__generated__/ContactFilterFields_query.graphql.ts";
import { FilterSelect } from "../lists/FilterSelect.tsx";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useOutletOptions } from "../outlets/useOutletOptions.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import { Select } from "../ui/Select.tsx";
import { contactFilters, contactRoles } from "./contactFilters.ts";

const types = [
  { id: "PERSON", label: "People" },
  { id: "COMPANY", label: "Companies" },
] as const;
const allBeats = { id: "ALL", label: "All beats" };

export function ContactFilterFields({ query }: { query: ContactFilterFields_query$key }) {
  const data = useFragment(
    graphql`
      fragment ContactFilterFields_query on Query {
        beats {
          id
          name
        }
        countries {
          code
          name
        }
        ...useOutletOptions_query
      }
    `,
    query,
  );
  const { beats, countries } = data;
  const { filters, changeFilters, field } = useFilters(contactFilters);
  const outlet = useOutletOptions(data, filters.outlet ?? "");
  // Two rows from tablets on: the search and the type, whose first option is the longest, then the other filters.
  const widths = "w-[calc(50%-0.25rem)] tablet:w-[calc(25%-0.375rem)]";
  return (
    <>
      <SearchFilter
        label="Search contacts"
        placeholder="Name, job, organization or e-mail"
        {...field("search")}
        isMain
        className="w-full tablet:w-[calc(100%-15.5rem)]"
      />
      <FilterSelect
        label="Type"
        allLabel="People and companies"
        options={types}
        {...field("type")}
        className="w-full tablet:w-60"
      />
      {/* An address may contain several beats, for which the field only shows a count. */}
      <Select
        label="Beat"
        isLabelHidden
        options={[allBeats, ...(beats ?? []).map(({ id, name }) => ({ id, label: name }))]}
        value={filters.beats.length === 1 ? String(filters.beats[0]) : filters.beats.length === 0 ? allBeats.id : ""}
        placeholder={`${filters.beats.length} beats`}
        onChange={(id) => changeFilters({ beats: id === allBeats.id ? [] : [id] })}
        className={widths}
      />
      <FilterSelect
        label="Country"
        allLabel="All countries"
        options={(countries ?? []).map(({ code, name }) => ({ id: code, label: name }))}
        {...field("country")}
        className={widths}
      />
      <SearchSelect
        label="Outlet"
        isLabelHidden
        noneLabel="All outlets"
        {...outlet}
        value={filters.outlet ?? ""}
        onChange={(id) => changeFilters({ outlet: id || null })}
        className={widths}
      />
      <FilterSelect label="Role" allLabel="All roles" options={contactRoles} {...field("role")} className={widths} />
    </>
  );
}
