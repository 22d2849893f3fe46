import { Search, X } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import { Autocomplete, Input, InputContext, TextField, useSlottedContext } from "react-aria-components";
import { useOverlay } from "react-aria/useOverlay";
import { useLocation, useNavigate } from "react-router";
import { AriaLinks } from "../ui/AriaLinks.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { isLongEnough, isResultsPath, readSearch, searchResultsPath } from "./searchAddress.ts";
import { SearchPanel } from "./SearchPanel.tsx";
import { KeyHint, searchStyles, type PlainFieldState } from "./searchParts.tsx";
import { useSearch } from "./useSearch.ts";

interface SearchFieldProps {
  initialState: PlainFieldState;
  className?: string | undefined;
}

/**
 * The search field in the top bar, with its results below it. Arrow keys move through the results while the focus stays in the
 * field, Enter follows the active one; Escape and a press outside close the results and keep the text.
 */
export function SearchField({ initialState, className }: SearchFieldProps) {
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialState.text);
  const [showsResults, setShowsResults] = useState(initialState.isOpen);
  const search = useSearch();
  const trimmed = text.trim();
  const isOpen = showsResults && trimmed !== "";
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  // The address of the results page determines the search text, also after going back or reloading.
  const addressText = isResultsPath(pathname) ? readSearch(query).text : null;
  const [lastAddressText, setLastAddressText] = useState(addressText);
  if (addressText !== lastAddressText) {
    setLastAddressText(addressText);
    if (addressText !== null) setText(addressText);
  }

  const close = () => setShowsResults(false);
  const { overlayProps } = useOverlay({ isOpen, onClose: close, isDismissable: true, shouldCloseOnBlur: true }, box);
  const change = (value: string) => {
    setText(value);
    setShowsResults(true);
    search.follow(value.trim());
  };
  const open = () => {
    setShowsResults(true);
    // The field's text may come from the results page, so the search may not have run yet.
    search.follow(trimmed);
  };
  const restoreState = useEffectEvent(() => {
    if (!initialState.hasFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(...initialState.selection);
    if (initialState.isOpen) search.follow(trimmed);
  });
  // A layout effect, so that it runs before the user types anything else.
  useLayoutEffect(() => restoreState(), []);
  const openResultsPage = () => {
    if (!isLongEnough(trimmed)) return open();
    search.cancel();
    close();
    void navigate(searchResultsPath({ text: trimmed, type: null }), { replace: addressText === trimmed });
  };
  const onKeyDown = ({ key, nativeEvent, currentTarget }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return;
    if (key === "Enter" && !currentTarget.hasAttribute("aria-activedescendant")) openResultsPage();
    if ((key === "ArrowDown" || key === "ArrowUp") && !isOpen) open();
  };

  return (
    <search ref={box} {...overlayProps} className={cx("group relative", className)}>
      <Autocomplete inputValue={text} onInputChange={change} disableAutoFocusFirst>
        <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <TextField aria-label="Search">
          <ComboboxInput
            ref={input}
            data-shortcut="search"
            enterKeyHint="search"
            placeholder="Input your search term"
            onClick={open}
            onKeyDown={onKeyDown}
            className={searchStyles}
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
        {isOpen && (
          <AriaLinks>
            <SearchPanel search={search} text={trimmed} onFiltered={() => input.current?.focus()} onNavigate={close} />
          </AriaLinks>
        )}
      </Autocomplete>
    </search>
  );
}

/** The input of a combo box. It is expanded while it controls a list, which hints and errors in the panel are not. */
function ComboboxInput(props: ComponentProps<typeof Input>) {
  const context = useSlottedContext(InputContext);
  const combobox = { role: "combobox", "aria-expanded": context?.["aria-controls"] !== undefined } as const;
  return <Input {...props} {...combobox} />;
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
