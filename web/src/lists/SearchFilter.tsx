import type { ComponentProps } from "react";
import { SearchBox } from "../ui/SearchBox.tsx";

interface SearchFilterProps extends Omit<ComponentProps<typeof SearchBox>, "initial" | "onSearch"> {
  value: string;
  onChange: (search: string) => void;
}

/** Next to other filters, and on phones in a row of its own: otherwise it would be too narrow for its placeholder. */
const besideFilters = "w-full tablet:max-w-96 tablet:min-w-56 tablet:flex-1";

/** The search field of a list whose filters are in its address. @param className by default for a place next to other filters */
export const SearchFilter = ({ value, onChange, className = besideFilters, ...props }: SearchFilterProps) => (
  <SearchBox {...props} className={className} initial={value} onSearch={onChange} />
);
