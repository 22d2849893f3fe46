import { LinkButton } from "../ui/Button.tsx";

interface FilterLinksProps<Value extends string> {
  /** Accessible name of the row. */
  label: string;
  options: readonly { id: Value; label: string }[];
  /** The value of the filter; null or undefined when the list shows everything. */
  current: string | null | undefined;
  /** The address of the list with this value of the filter; null shows everything. */
  getHref: (value: Value | null) => string;
}

/** Links that filter a list, each with its own address. */
export function FilterLinks<Value extends string>({ label, options, current, getHref }: FilterLinksProps<Value>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {[{ id: null, label: "All" }, ...options].map((option) => {
        const isCurrent = option.id === (current ?? null);
        return (
          <LinkButton
            key={option.label}
            size="small"
            variant={isCurrent ? "primary" : "secondary"}
            href={getHref(option.id)}
            {...(isCurrent ? { "aria-current": "true" } : {})}
          >
            {option.label}
          </LinkButton>
        );
      })}
    </nav>
  );
}
