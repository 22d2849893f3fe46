import { startTransition, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ListFilters } from "./filters.ts";

interface FiltersInAddress<Values> {
  filters: Values;
  /** Whether any filter is set. */
  hasFilters: boolean;
  /** Changes some filters. It replaces the history entry, so that going back leads to the previous page. */
  changeFilters: (change: Partial<Values>) => void;
  /** The props of the field for one filter. */
  field: <Name extends keyof Values>(name: Name) => { value: Values[Name]; onChange: (value: Values[Name]) => void };
}

/**
 * The filters set by the list's address. A change is shown at once, and included in further changes, although the page stays as it
 * was until the list has loaded.
 */
export function useFilters<Values extends object>(definition: ListFilters<Values>): FiltersInAddress<Values> {
  const { pathname, search: shown } = useLocation();
  const [search, setSearch] = useOptimistic(shown);
  const navigate = useNavigate();
  const filters = definition.read(search);
  const changeFilters = (change: Partial<Values>) => {
    const wanted = definition.write({ ...filters, ...change });
    if (wanted === search) return;
    startTransition(async () => {
      setSearch(wanted);
      await navigate(pathname + wanted, { replace: true, preventScrollReset: true });
    });
  };
  return {
    filters,
    hasFilters: definition.hasFilters(filters),
    changeFilters,
    field: (name) => ({
      value: filters[name],
      onChange: (value) => {
        const change: Partial<Values> = {};
        change[name] = value;
        changeFilters(change);
      },
    }),
  };
}
