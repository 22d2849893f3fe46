import { useEffect, useRef } from "react";
import type { PreloadedQuery } from "react-relay";
import { useLocation, useNavigate } from "react-router";
import type { SearchQuery } from "../__generated__/SearchQuery.graphql.ts";
import { useAtLeast } from "../lib/device.ts";
import { usePageTitle } from "../lib/usePageTitle.ts";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { cx } from "../ui/cx.ts";
import { Search } from "./Search.tsx";
import { isLongEnough, readSearch, searchQuery, type Search as SearchAddress } from "./searchAddress.ts";
import { SearchHint } from "./SearchHint.tsx";

/**
 * A page with the results of the search in its address: the search page on phones (ROUTE-60) and, at every width, the results
 * page that Enter in the top bar opens. It has its own field where the bar has no room for one.
 */
export function SearchPage({ queryRef }: { queryRef: PreloadedQuery<SearchQuery> }) {
  const search = readSearch(useLocation().search);
  const navigate = useNavigate();
  const hasBarField = useAtLeast("tablet");
  const show = (next: SearchAddress) => void navigate({ search: searchQuery(next) }, { replace: true });
  const title = search.text === "" ? "Search" : `Results for “${search.text}”`;
  usePageTitle(search.text === "" ? null : title);
  return (
    <div className="mx-auto max-w-181">
      <h1 className={cx("mb-3 text-22 font-semibold tablet:text-28", !hasBarField && "sr-only")}>{title}</h1>
      {!hasBarField && <PageField text={search.text} onSearch={(text) => show({ text, type: null })} />}
      <div className="mt-3 border-y border-line bg-surface tablet:rounded-card tablet:border-x">
        {isLongEnough(search.text) ? (
          <Search
            queryRef={queryRef}
            onType={(type) => show({ ...search, type })}
            filterStyles="border-b border-line px-4 py-3"
          />
        ) : (
          <SearchHint />
        )}
      </div>
    </div>
  );
}

/** The page's own search field. It is focused while there is no search text. */
function PageField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const isBlank = text === "";
  useEffect(() => {
    if (!isBlank) return undefined;
    // After the shell has moved the focus to the page.
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [isBlank]);

  const openResults = (newText: string) => {
    if (newText !== text) onSearch(newText);
  };
  return (
    <div className="px-4">
      <SearchFilter ref={input} label="Search" value={text} onChange={openResults} className="" isMain />
    </div>
  );
}
