import { Search } from "lucide-react";
import { useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { loadCode } from "../lib/loadCode.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { isLongEnough, isResultsPath, readSearch, searchResultsPath } from "./searchAddress.ts";
import type { SearchField } from "./SearchField.tsx";
import { KeyHint, searchStyles, type PlainFieldState } from "./searchParts.tsx";

/** The list of results does not exist yet. */
const closed = { role: "combobox", "aria-expanded": false } as const;

interface Loaded {
  Field: typeof SearchField;
  initialState: PlainFieldState;
}

/**
 * The search field in the top bar; the shortcut / focuses it. It is a plain field until it is hovered or focused. Then the code
 * of the search loads and takes over the typed text; if it cannot be loaded, Enter still opens the results page.
 */
export function TopSearch({ className }: { className?: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isComposing = useRef(false);
  const isOpen = useRef(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressText = isResultsPath(pathname) ? readSearch(search).text : "";

  const load = async () => {
    const code = await loadCode(() => import("./SearchField.tsx")).catch(() => null);
    // Text that is being composed would be lost. The end of the composition calls this again.
    if (!code || !input.current || isComposing.current) return;
    const field = input.current;
    // Synchronous, so that nothing is typed into the plain field after its text was read.
    flushSync(() => setLoaded({ Field: code.SearchField, initialState: stateOfField(field, isOpen.current) }));
  };
  const openResultsPage = (event: SubmitEvent) => {
    event.preventDefault();
    isOpen.current = false;
    const text = input.current?.value.trim() ?? "";
    if (isLongEnough(text)) void navigate(searchResultsPath({ text, type: null }), { replace: addressText === text });
  };

  if (loaded) return <loaded.Field initialState={loaded.initialState} className={className} />;
  return (
    <search className={cx("group relative", className)}>
      <form onSubmit={openResultsPage}>
        <Icon of={Search} size={16} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <input
          key={addressText}
          ref={input}
          type="text"
          {...closed}
          aria-label="Search"
          data-shortcut="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Input your search term"
          defaultValue={addressText}
          onClick={() => (isOpen.current = true)}
          onInput={() => (isOpen.current = true)}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onCompositionStart={() => (isComposing.current = true)}
          onCompositionEnd={() => {
            isComposing.current = false;
            void load();
          }}
          className={searchStyles}
        />
        {addressText === "" && <KeyHint />}
      </form>
    </search>
  );
}

function stateOfField(input: HTMLInputElement, isOpen: boolean): PlainFieldState {
  const hasFocus = document.activeElement === input;
  return {
    text: input.value,
    hasFocus,
    isOpen: isOpen && hasFocus,
    selection: [input.selectionStart ?? 0, input.selectionEnd ?? 0],
  };
}
