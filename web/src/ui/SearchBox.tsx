import { Search, X } from "lucide-react";
import { useEffect, useState, type Ref } from "react";
import { Button as AriaButton, Input, SearchField } from "react-aria-components";
import { debounce } from "../lib/debounce.ts";
import { cx } from "./cx.ts";
import { inputLook } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

interface SearchBoxProps {
  /** Accessible name of the field. */
  label: string;
  /** The initial search text. */
  initial?: string;
  /** Called with the trimmed text after typing pauses, and at once on Enter and when cleared (VALID-19, VALID-20). */
  onSearch: (text: string) => void;
  /** How long typing has to pause, in ms; 0 searches at once. Default: the common delay of all searches. */
  rest?: number;
  placeholder?: string;
  /** True for a page's main search field, which the shortcut / focuses. */
  isMain?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** A search field that searches while the user types. */
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
