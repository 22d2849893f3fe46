import type { ComponentProps } from "react";
import { SearchBox } from "../ui/SearchBox.tsx";

interface SearchFilterProps extends Omit<ComponentProps<typeof SearchBox>, "initial" | "onSearch"> {
  value: string;
  onChange: (search: string) => void;
}

/** The search field of a list whose filters are in its address. */
export const SearchFilter = ({ value, onChange, ...props }: SearchFilterProps) => (
  <SearchBox {...props} initial={value} onSearch={onChange} />
);
