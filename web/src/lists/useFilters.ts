import { useLocation, useNavigate } from "react-router";
import type { ListFilters } from "./filters.ts";

interface FiltersInAddress<Values> {
  filters: Values;
  /** Whether any of them is set. */
  isNarrowed: boolean;
  /** Sets some of them: the list stays where it is, and going back leads to the page before it. */
  narrow: (change: Partial<Values>) => void;
}

/** The filters that the address of a list sets. */
export function useFilters<Values extends object>(definition: ListFilters<Values>): FiltersInAddress<Values> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters = definition.read(search);
  const narrow = (change: Partial<Values>) => {
    const wanted = definition.write({ ...filters, ...change });
    if (wanted !== search) void navigate(pathname + wanted, { replace: true, preventScrollReset: true });
  };
  return { filters, isNarrowed: definition.isNarrowed(filters), narrow };
}
