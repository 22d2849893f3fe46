import { useLocation, useNavigate } from "react-router";

/**
 * What the address of a list asks for, and a way to ask for something else: the list stays where it is, and going back
 * leads to the page before it.
 * @param write the query string for filters; empty for none
 */
export function useFilters<Filters extends object>(
  read: (query: string) => Filters,
  write: (filters: Filters) => string,
): { filters: Filters; narrow: (change: Partial<Filters>) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filters = read(search);
  const narrow = (change: Partial<Filters>) => {
    const wanted = write({ ...filters, ...change });
    if (wanted !== search) void navigate(pathname + wanted, { replace: true, preventScrollReset: true });
  };
  return { filters, narrow };
}
