import { Search, X } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { useOverlay } from "react-aria/useOverlay";
import { Autocomplete, Input, TextField } from "react-aria-components";
import { useLocation, useNavigate } from "react-router";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { isEnough, isResultsPath, readSearch, searchResultsPath } from "./searchAddress.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import { useSearch } from "./useSearch.ts";

/**
 * The search field in the top bar, with its results below it. The shortcut / focuses it. Arrow keys move through the results while
 * the focus stays in the field, Enter follows the active one; Escape and a press outside close the results and keep the text.
 */
export function TopSearch({ className }: { className?: string }) {
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isWanted, setWanted] = useState(false);
  const search = useSearch();
  const trimmed = text.trim();
  const isOpen = isWanted && trimmed !== "";
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  // The address of the results page determines the search text, also after going back or reloading.
  const asked = isResultsPath(pathname) ? readSearch(query).text : null;
  const [seen, setSeen] = useState<string | null>(null);
  if (asked !== seen) {
    setSeen(asked);
    if (asked !== null) setText(asked);
  }

  const close = () => setWanted(false);
  const { overlayProps } = useOverlay({ isOpen, onClose: close, isDismissable: true, shouldCloseOnBlur: true }, box);
  const change = (value: string) => {
    setText(value);
    setWanted(true);
    search.follow(value.trim());
  };
  const open = () => {
    setWanted(true);
    // The field's text may come from the results page, so the search may not have run yet.
    search.follow(trimmed);
  };
  const openResultsPage = () => {
    if (!isEnough(trimmed)) return open();
    search.cancel();
    close();
    void navigate(searchResultsPath({ text: trimmed, type: null }), { replace: asked === trimmed });
  };
  const onKeyDown = ({ key, nativeEvent, currentTarget }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return;
    if (key === "Enter" && !currentTarget.hasAttribute("aria-activedescendant")) openResultsPage();
    if ((key === "ArrowDown" || key === "ArrowUp") && !isOpen) open();
  };

  // Autocomplete adds aria-controls and the active option; that the list opens and closes is only known here.
  const combobox = { role: "combobox", "aria-expanded": isOpen } as const;
  return (
    <search ref={box} {...overlayProps} className={cx("group relative", className)}>
      <Autocomplete inputValue={text} onInputChange={change} disableAutoFocusFirst>
        <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <TextField aria-label="Search">
          <Input
            ref={input}
            {...combobox}
            data-shortcut="search"
            enterKeyHint="search"
            placeholder="Input your search term"
            onClick={open}
            onKeyDown={onKeyDown}
            className="h-10 w-full rounded-control border border-transparent bg-sunken ps-9 pe-10 text-14 text-ink focus-ring-inset transition-colors duration-fast placeholder:text-muted data-focused:border-edge/70 data-focused:bg-surface data-hovered:bg-pressed"
          />
        </TextField>
        {text === "" ? (
          <KeyHint />
        ) : (
          <ClearButton
            onPress={() => {
              change("");
              input.current?.focus();
            }}
          />
        )}
        {isOpen && <SearchPanel search={search} text={trimmed} onFiltered={() => input.current?.focus()} onLeave={close} />}
      </Autocomplete>
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
