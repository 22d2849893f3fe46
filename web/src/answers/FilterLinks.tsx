import { LinkButton } from "../ui/Button.tsx";
import { filterSearch } from "./answerFilters.ts";

interface FilterLinksProps {
  /** Accessible name of the row. */
  label: string;
  /** The path of the list. */
  path: string;
  /** The name of the query parameter. */
  name: string;
  filters: readonly { label: string; queryValue: string | null; value: string | null }[];
  current: string | null | undefined;
}

/** Links that filter a list, each with its own address. */
export function FilterLinks({ label, path, name, filters, current }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {filters.map((filter) => {
        const isCurrent = filter.value === (current ?? null);
        return (
          <LinkButton
            key={filter.label}
            size="small"
            variant={isCurrent ? "primary" : "secondary"}
            href={path + filterSearch(name, filter.queryValue)}
            {...(isCurrent ? { "aria-current": "true" } : {})}
          >
            {filter.label}
          </LinkButton>
        );
      })}
    </nav>
  );
}
