import { graphql, useFragment } from "react-relay";
import type { FilterFields_query$key } from "../__generated__/FilterFields_query.graphql.ts";
import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Select } from "../ui/Select.tsx";
import { filtersSearch, readFilters, roleLabels, type Role } from "./contactFilters.ts";

const all = "ALL";
const types = [
  { id: all, label: "People and companies" },
  { id: "PERSON", label: "People" },
  { id: "COMPANY", label: "Companies" },
] as const;
const roles = Object.entries(roleLabels).map(([id, label]) => ({ id, label }));

/** Narrows the contacts; what is chosen stands in the address. */
export function FilterFields({ query }: { query: FilterFields_query$key }) {
  const { beats, countries, outlets } = useFragment(
    graphql`
      fragment FilterFields_query on Query {
        beats {
          databaseId
          name
        }
        countries {
          code
          name
        }
        outlets {
          databaseId
          name
        }
      }
    `,
    query,
  );
  const { filters, narrow } = useFilters(readFilters, filtersSearch);
  const byId = (things: readonly { databaseId: number; name: string }[] | null | undefined) =>
    (things ?? []).map(({ databaseId, name }) => ({ id: String(databaseId), label: name }));
  const look = "w-36 flex-1 max-tablet:min-w-[calc(50%-0.25rem)]";
  return (
    <>
      <SearchBox
        label="Search contacts"
        placeholder="Name, job, organization or e-mail"
        initial={filters.search}
        onSearch={(text) => narrow({ search: text })}
        isMain
        className="w-full"
      />
      <Select
        label="Type"
        isLabelHidden
        options={types}
        value={filters.type ?? all}
        onChange={(type) => narrow({ type: type === all ? null : type })}
        className="w-52 flex-1 max-tablet:min-w-full"
      />
      <Select
        label="Beat"
        isLabelHidden
        options={[{ id: all, label: "All beats" }, ...byId(beats)]}
        value={filters.beats.length === 1 ? String(filters.beats[0]) : filters.beats.length === 0 ? all : ""}
        placeholder={`${filters.beats.length} beats`}
        onChange={(id) => narrow({ beats: id === all ? [] : [Number(id)] })}
        className={look}
      />
      <Select
        label="Country"
        isLabelHidden
        options={[{ id: all, label: "All countries" }, ...(countries ?? []).map(({ code, name }) => ({ id: code, label: name }))]}
        value={filters.country ?? all}
        onChange={(code) => narrow({ country: code === all ? null : code })}
        className={look}
      />
      <Select
        label="Outlet"
        isLabelHidden
        options={[{ id: all, label: "All outlets" }, ...byId(outlets)]}
        value={filters.outlet === null ? all : String(filters.outlet)}
        onChange={(id) => narrow({ outlet: id === all ? null : Number(id) })}
        className={look}
      />
      <Select
        label="Role"
        isLabelHidden
        options={[{ id: all, label: "All roles" }, ...roles]}
        value={filters.role ?? all}
        onChange={(id) => narrow({ role: roleOf(id) })}
        className={look}
      />
    </>
  );
}

const roleOf = (id: string): Role | null => readFilters(`?role=${id}`).role;
