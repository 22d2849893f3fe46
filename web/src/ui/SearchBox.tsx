import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import { inputStyles } from "./inputStyles.ts";

interface SearchBoxProps {
  /** Accessible name of the field. */
  label: string;
  /** The initial search text. */
  initial?: string;
  /** Called with the trimmed text after typing pauses, and at once on Enter and when cleared (VALID-19, VALID-20). */
  onSearch: (text: string) => void;
  /** Called when text is typed, which is searched for later. */
  onType?: () => void;
  placeholder?: string;
  /** True for a page's main search field, which the shortcut / focuses. */
  isMain?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** Debounce time of typing, in ms. */
const SEARCH_DELAY = 300;

/** A search field that searches while the user types. Escape clears it. */
export function SearchBox(props: SearchBoxProps) {
  const { label, initial = "", onSearch, onType, placeholder = "Input your search term", isMain, ref, className } = props;
  const [text, setText] = useState(initial);
  /** Text that is not searched for yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const search = (searchText: string) => {
    setTyped(null);
    onSearch(searchText.trim());
  };
  // The page may have changed since the text was typed.
  const searchNow = useEffectEvent(search);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => searchNow(typed), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    setText("");
    search("");
    box.current?.querySelector("input")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      // Keeps Enter from submitting a form around the field.
      event.preventDefault();
      search(text);
    }
    if (event.key === "Escape" && text !== "") {
      // Keeps Escape from closing a dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  return (
    <div ref={box} className={cx("relative print:hidden", className)}>
      <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <input
        ref={ref ?? null}
        type="search"
        aria-label={label}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setTyped(value);
          onType?.();
        }}
        onKeyDown={onKeyDown}
        {...(isMain ? { "data-shortcut": "search" } : {})}
        placeholder={placeholder}
        className={cx(inputStyles, "h-(--hit) ps-9! pe-10! [&::-webkit-search-cancel-button]:hidden")}
      />
      {text !== "" && (
        <button
          type="button"
          aria-label="Clear search"
          // It is no tab stop, because Escape clears the field as well.
          tabIndex={-1}
          onClick={clear}
          className="absolute inset-y-0 end-0 grid hit place-items-center rounded-control text-muted focus-ring-inset hover:text-ink"
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </div>
  );
}
