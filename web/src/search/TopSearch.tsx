import { Search, X } from "lucide-react";
import { useRef, useState } from "react";
import { Input } from "react-aria-components";
import { useLocation, useNavigate } from "react-router";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { isEnough, isResultsPath, readSearch, searchResultsPath } from "./searchAddress.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import { useCombobox } from "./useCombobox.ts";
import { useSearch } from "./useSearch.ts";

/** The search field in the top bar, with its results below it. The shortcut / focuses it. */
export function TopSearch({ className }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const search = useSearch();
  const trimmed = text.trim();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  // The address of the results page determines the search text, also after going back or reloading.
  const asked = isResultsPath(pathname) ? readSearch(query).text : null;
  const [seen, setSeen] = useState<string | null>(null);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== null) setText(asked);
  }
  const { box, isOpen, open, close, reset, options, fieldProps } = useCombobox({
    canOpen: trimmed !== "",
    // The field's text may come from the results page, so the search may not have run yet.
    onOpen: () => search.follow(trimmed),
    onEnter: () => {
      if (!isEnough(trimmed)) return;
      search.cancel();
      close();
      void navigate(searchResultsPath({ text: trimmed, type: null }), { replace: asked === trimmed });
    },
  });

  const change = (value: string) => {
    setText(value);
    open();
    search.follow(value.trim());
  };
  const goOn = () => {
    reset();
    input.current?.focus();
  };

  return (
    <search
      ref={box}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
      className={cx("group relative", className)}
    >
      <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
      <Input
        {...fieldProps}
        ref={input}
        data-shortcut="search"
        aria-label="Search"
        spellCheck={false}
        enterKeyHint="search"
        placeholder="Input your search term"
        value={text}
        onChange={(event) => change(event.target.value)}
        onClick={open}
        className="h-10 w-full rounded-control border border-transparent bg-sunken ps-9 pe-10 text-14 text-ink focus-ring-inset transition-colors duration-fast placeholder:text-muted data-focused:border-edge/70 data-focused:bg-surface data-hovered:bg-pressed"
      />
      {text === "" ? (
        <KeyHint />
      ) : (
        <ClearButton
          onPress={() => {
            change("");
            goOn();
          }}
        />
      )}
      {isOpen && <SearchPanel search={search} text={trimmed} options={options} onFiltered={goOn} onLeave={close} />}
    </search>
  );
}

function KeyHint() {
  return (
    <kbd
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-2 my-auto grid size-6 place-items-center rounded-control border border-line font-sans text-12 text-muted group-focus-within:hidden max-desktop:hidden"
    >
      /
    </kbd>
  );
}

function ClearButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear search"
      onClick={onPress}
      className="absolute inset-y-0 end-0 grid w-10 cursor-pointer place-items-center rounded-control text-muted focus-ring-inset hover:text-ink"
    >
      <Icon of={X} size={16} />
    </button>
  );
}
