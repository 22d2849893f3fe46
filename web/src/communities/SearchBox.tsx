import { Search, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button as AriaButton, Input, SearchField } from "react-aria-components";
import { Icon } from "../ui/Icon.tsx";

/** How long typing rests before the search is made, in ms (D-151). */
const rest = 300;

interface SearchBoxProps {
  /** What is searched, read out. */
  label: string;
  /** The search to start from. */
  initial?: string;
  /** Called with the trimmed text once typing rests, and at once on Enter and when cleared. */
  onSearch: (text: string) => void;
  className?: string;
}

/** A search that follows the typing. */
export function SearchBox({ label, initial = "", onSearch, className }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string, delay: number) => {
    clearTimeout(timer.current);
    if (delay === 0) onSearch(text.trim());
    else timer.current = setTimeout(() => onSearch(text.trim()), delay);
  };

  return (
    <SearchField
      aria-label={label}
      defaultValue={initial}
      onChange={(text) => search(text, rest)}
      onSubmit={(text) => search(text, 0)}
      onClear={() => search("", 0)}
      className={`group relative ${className ?? ""}`}
    >
      <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <Input
        placeholder="Input your search term"
        className="focus-ring h-(--hit) w-full rounded-control border border-edge/70 bg-surface ps-9 pe-10 text-15 text-ink transition-colors duration-fast placeholder:text-muted data-hovered:border-edge [&::-webkit-search-cancel-button]:hidden"
      />
      <AriaButton
        aria-label="Clear search"
        className="focus-ring-inset hit absolute inset-y-0 end-0 grid place-items-center rounded-control text-muted group-data-empty:invisible data-hovered:text-ink"
      >
        <Icon of={X} size={16} />
      </AriaButton>
    </SearchField>
  );
}
