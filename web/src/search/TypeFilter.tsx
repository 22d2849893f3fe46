import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { graphql, useFragment } from "react-relay";
import type { TypeFilter_search$key } from "../__generated__/TypeFilter_search.graphql.ts";
import { formatCount } from "../lib/counts.ts";
import { cx } from "../ui/cx.ts";
import { isSearchType, searchKinds, type KnownSearchType } from "./searchKinds.ts";

interface TypeFilterProps {
  search: TypeFilter_search$key;
  /** The selected type; null for all. */
  type: KnownSearchType | null;
  onChange: (type: KnownSearchType | null) => void;
  className?: string;
}

const all = "all";

/** The types found, with their counts, as a filter. */
export function TypeFilter({ search, type, onChange, className }: TypeFilterProps) {
  const { counts } = useFragment(
    graphql`
      fragment TypeFilter_search on SearchResultConnection {
        counts {
          type
          count
        }
      }
    `,
    search,
  );
  const found = counts.flatMap(({ type: name, count }) => (isSearchType(name) ? [{ type: name, count }] : []));
  const total = found.reduce((sum, { count }) => sum + count, 0);
  return (
    <ToggleButtonGroup
      aria-label="What to show"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[type ?? all]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        onChange(typeof chosen === "string" && isSearchType(chosen) ? chosen : null);
      }}
      className={cx("flex gap-1.5 overflow-x-auto [scrollbar-width:none]", className)}
    >
      <Choice id={all} label="All" count={total} />
      {found.map(({ type: name, count }) => (
        <Choice key={name} id={name} label={searchKinds[name].plural} count={count} />
      ))}
      {/* The selected type stays visible even when it has no results. */}
      {type !== null && !found.some((one) => one.type === type) && (
        <Choice id={type} label={searchKinds[type].plural} count={0} />
      )}
    </ToggleButtonGroup>
  );
}

function Choice({ id, label, count }: { id: string; label: string; count: number }) {
  return (
    <ToggleButton
      id={id}
      className="hit-around relative inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-control border border-line px-2.5 text-13 font-medium whitespace-nowrap text-muted transition-colors duration-fast focus-ring-inset data-hovered:bg-sunken data-hovered:text-ink data-selected:border-accent data-selected:bg-accent-soft data-selected:text-accent"
    >
      {label}
      <span className="figures font-normal">{formatCount(count)}</span>
    </ToggleButton>
  );
}
