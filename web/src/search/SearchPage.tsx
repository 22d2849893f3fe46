import { useEffect, useRef, useState } from "react";
import type { PreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { SearchQuery } from "../__generated__/SearchQuery.graphql.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { Search } from "./Search.tsx";
import { SearchHint } from "./SearchHint.tsx";
import { isEnough, readSearch, searchPath } from "./searchAddress.ts";

/** Searching on a page of its own, where the bar has no room for a field (ROUTE-60). The search stands in the address. */
export function SearchPage({ queryRef }: { queryRef: PreloadedQuery<SearchQuery> }) {
  const search = readSearch(useLocation().search);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // What the field has asked for. When the address says otherwise, it was not by typing: the field begins anew.
  const [field, setField] = useState({ id: 0, text: search.text, seen: search.text });
  if (search.text !== field.seen) {
    const isOwn = search.text === field.text;
    setField({ id: field.id + (isOwn ? 0 : 1), text: search.text, seen: search.text });
  }

  const isBlank = search.text === "";
  useEffect(() => {
    if (!isBlank) return undefined;
    // After the shell has led the focus to the page.
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isBlank]);

  const lookFor = (text: string) => {
    if (text === search.text) return;
    setField({ ...field, text });
    void navigate(searchPath({ text, type: null }), { replace: true });
  };

  return (
    <>
      <h1 className="sr-only">Search</h1>
      <div className="px-4">
        <SearchBox key={field.id} ref={input} label="Search" initial={search.text} onSearch={lookFor} isMain />
      </div>
      <div className="mt-3 border-y border-line bg-surface">
        {isEnough(search.text) ? (
          <Search
            queryRef={queryRef}
            onType={(type) => void navigate(searchPath({ ...search, type }), { replace: true })}
            filterLook="border-b border-line px-4 py-3"
          />
        ) : (
          <SearchHint />
        )}
      </div>
    </>
  );
}
