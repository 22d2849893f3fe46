import type { KeyboardEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { TypeFilter_search$key } from "../__generated__/TypeFilter_search.graphql.ts";
import { formatCount } from "../lib/counts.ts";
import { cx } from "../ui/cx.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { isSearchType, searchKinds, type KnownSearchType } from "./searchKinds.ts";

/** The native radio buttons are not used because their arrow keys select at once. */
const groupRole = { role: "radiogroup", onKeyDown: moveFocus } as const;
const choiceRole = { role: "radio" } as const;

interface TypeFilterProps {
  search: TypeFilter_search$key;
  /** The selected type; null for all. */
  type: KnownSearchType | null;
  onChange: (type: KnownSearchType | null) => void;
  className?: string;
}

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
    <div
      {...groupRole}
      aria-label="What to show"
      className={cx("flex gap-1.5 overflow-x-auto [scrollbar-width:none]", className)}
    >
      <Choice label="All" count={total} isChosen={type === null} onChoose={() => onChange(null)} />
      {found.map(({ type: name, count }) => (
        <Choice
          key={name}
          label={searchKinds[name].plural}
          count={count}
          isChosen={type === name}
          onChoose={() => onChange(name)}
        />
      ))}
      {/* The selected type stays visible even when it has no results. */}
      {type !== null && !found.some((count) => count.type === type) && (
        <Choice label={searchKinds[type].plural} count={0} isChosen onChoose={() => {}} />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, count, isChosen, onChoose }: ChoiceProps) {
  return (
    <PlainButton
      {...choiceRole}
      aria-checked={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onPress={() => {
        if (!isChosen) onChoose();
      }}
      className="hit-around relative inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-control border border-line px-2.5 text-13 font-medium whitespace-nowrap text-muted transition-colors duration-fast focus-ring-inset hover:bg-sunken hover:text-ink aria-checked:border-accent aria-checked:bg-accent-soft aria-checked:text-accent"
    >
      {label}
      <span className="figures font-normal">{formatCount(count)}</span>
    </PlainButton>
  );
}

/** Moves the focus between the options with the left and right arrows. Enter and the space bar select. */
function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return;
  const choices = [...currentTarget.querySelectorAll<HTMLElement>("[role=radio]")];
  const index = choices.findIndex((choice) => choice === target);
  choices[(index + step + choices.length) % choices.length]?.focus();
}
