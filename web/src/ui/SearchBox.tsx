import { Search, X } from "lucide-react";
import { useEffect, useState, type Ref } from "react";
import { Button as AriaButton, Input, SearchField } from "react-aria-components";
import { debounce } from "../lib/debounce.ts";
import { cx } from "./cx.ts";
import { inputLook } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

interface SearchBoxProps {
  /** What is searched, read out. */
  label: string;
  /** The search to start from. */
  initial?: string;
  /** Gets the trimmed text once typing rests, and at once on Enter and when cleared (VALID-19, VALID-20). */
  onSearch: (text: string) => void;
  /** How long typing has to rest, in ms; 0: not at all. Default: as for every search. */
  rest?: number;
  placeholder?: string;
  /** True for the search of a whole page: the shortcut / comes here. */
  isMain?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A line of text to search by, which follows the typing. */
export function SearchBox(props: SearchBoxProps) {
  const { label, initial = "", onSearch, rest = 300, placeholder = "Input your search term", isMain, ref, className } = props;
  const [follow] = useState(() => debounce((search: () => void) => search(), rest));
  useEffect(() => follow.cancel, [follow]);
  const search = (text: string) => () => onSearch(text.trim());
  return (
    <SearchField
      aria-label={label}
      defaultValue={initial}
      onChange={(text) => follow(search(text))}
      onSubmit={(text) => follow.now(search(text))}
      onClear={() => follow.now(search(""))}
      className={cx("group relative", className)}
    >
      <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <Input
        ref={ref ?? null}
        {...(isMain ? { "data-shortcut": "search" } : {})}
        placeholder={placeholder}
        className={cx(inputLook, "h-(--hit) ps-9! pe-10! [&::-webkit-search-cancel-button]:hidden")}
      />
      <AriaButton
        aria-label="Clear search"
        className="absolute inset-y-0 end-0 grid hit place-items-center rounded-control text-muted focus-ring-inset group-data-empty:invisible data-hovered:text-ink"
      >
        <Icon of={X} size={16} />
      </AriaButton>
    </SearchField>
  );
}
