import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Select } from "../ui/Select.tsx";
import { filtersSearch, readFilters } from "./listFilters.ts";

interface ListFilterFieldsProps {
  /** What is searched, read out. */
  label: string;
  hasType?: boolean;
  hasStatus?: boolean;
}

const types = [
  { id: "ALL", label: "Video and text" },
  { id: "VIDEO", label: "Video interviews" },
  { id: "TEXT", label: "Text interviews" },
] as const;
const statuses = [
  { id: "ALL", label: "All statuses" },
  { id: "DRAFT", label: "Drafts" },
  { id: "OPEN", label: "Open" },
  { id: "CLOSED", label: "Closed" },
] as const;

/** Narrows a list of interviews; what is chosen stands in the address. */
export function ListFilterFields({ label, hasType = false, hasStatus = false }: ListFilterFieldsProps) {
  const { filters, narrow } = useFilters(readFilters, filtersSearch);
  return (
    <>
      <SearchBox
        label={label}
        initial={filters.search}
        onSearch={(text) => narrow({ search: text })}
        className="min-w-56 flex-1 tablet:max-w-96"
      />
      {hasType && (
        <Select
          label="Type"
          isLabelHidden
          options={types}
          value={filters.type ?? "ALL"}
          onChange={(type) => narrow({ type: type === "ALL" ? null : type })}
          className="w-48 max-tablet:flex-1"
        />
      )}
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
