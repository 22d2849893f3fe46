import type { ComponentProps } from "react";
import { SearchBox } from "../ui/SearchBox.tsx";

interface SearchFilterProps extends Pick<ComponentProps<typeof SearchBox>, "label" | "className"> {
  filters: { search: string };
  onChange: (change: { search: string }) => void;
}

/** The search field of a list whose filters are in its address. */
export const SearchFilter = ({ filters, onChange, ...props }: SearchFilterProps) => (
  <SearchBox {...props} initial={filters.search} onSearch={(search) => onChange({ search })} />
);
