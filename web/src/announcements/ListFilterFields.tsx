import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Select } from "../ui/Select.tsx";
import { kindOptions } from "./announcementKinds.ts";
import { filtersSearch, readFilters } from "./listFilters.ts";

const kinds = [{ id: "ALL", label: "All types" }, ...kindOptions] as const;
const statuses = [
  { id: "ALL", label: "All statuses" },
  { id: "DRAFT", label: "Drafts" },
  { id: "PUBLISHED", label: "Published" },
  { id: "ARCHIVED", label: "Archived" },
] as const;

/** Narrows a list of announcements; what is chosen stands in the address. */
export function ListFilterFields({ label, hasStatus = false }: { label: string; hasStatus?: boolean }) {
  const { filters, narrow } = useFilters(readFilters, filtersSearch);
  return (
    <>
      <SearchBox
        label={label}
        initial={filters.search}
        onSearch={(text) => narrow({ search: text })}
        className="min-w-56 flex-1 tablet:max-w-96"
      />
      <Select
        label="Kind"
        isLabelHidden
        options={kinds}
        value={filters.kind ?? "ALL"}
        onChange={(kind) => narrow({ kind: kind === "ALL" ? null : kind })}
        className="w-44 max-tablet:flex-1"
      />
      {hasStatus && (
        <Select
          label="State"
          isLabelHidden
          options={statuses}
          value={filters.status ?? "ALL"}
          onChange={(status) => narrow({ status: status === "ALL" ? null : status })}
          className="w-40 max-tablet:flex-1"
        />
      )}
    </>
  );
}
