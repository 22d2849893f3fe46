import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { cx } from "../ui/cx.ts";
import { Link } from "../ui/Link.tsx";
import { ResultOptions } from "./ResultOptions.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";
import { MIN_CHARACTERS, isLongEnough, searchResultsPath } from "./searchAddress.ts";
import type { KnownSearchType } from "./searchKinds.ts";
import type { LiveSearch } from "./useSearch.ts";

const Search = lazyPart(async () => (await import("./Search.tsx")).Search);

interface SearchPanelProps {
  search: LiveSearch;
  /** The trimmed search text. */
  text: string;
  /** Called when the user has filtered the results. */
  onFiltered: () => void;
  /** Called when the user follows a result or continues to the results page. */
  onNavigate: () => void;
}

/** The panel below the search field: the results, or why there are none. */
export function SearchPanel({ search, text, onFiltered, onNavigate }: SearchPanelProps) {
  const { queryRef, isPending, setType, retry } = search;
  const choose = (type: KnownSearchType | null) => {
    setType(type);
    onFiltered();
  };
  return (
    <div className="absolute start-0 top-full mt-2.5 w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-line bg-raised text-ink shadow-float">
      <div
        aria-busy={isPending}
        className={cx(
          "relative max-h-[min(40rem,calc(100dvh-6rem))] overflow-y-auto overscroll-contain",
          isPending && "opacity-60",
        )}
      >
        {isLongEnough(text) ? (
          <LoadedPart fallback={<ResultsSkeleton />} onRetry={retry} resetKeys={[queryRef]}>
            {queryRef ? (
              <Search
                queryRef={queryRef}
                onType={choose}
                options={{ Options: ResultOptions, onFollow: onNavigate }}
                filterStyles={filterStyles}
              />
            ) : (
              <ResultsSkeleton />
            )}
          </LoadedPart>
        ) : (
          <p className="px-4 py-3 text-14 text-muted">Input at least {MIN_CHARACTERS} characters.</p>
        )}
      </div>
      {isLongEnough(text) && (
        <Link
          href={searchResultsPath({ text, type: null })}
          onClick={onNavigate}
          variant="bare"
          className="block rounded-none border-t border-line px-4 py-3 text-14 font-medium text-accent focus-ring-inset hover:bg-sunken"
        >
          All results for “{text}”
        </Link>
      )}
    </div>
  );
}

/** Stays visible above the results while they scroll. */
const filterStyles = "sticky top-0 z-10 mb-1 border-b border-line bg-raised px-4 py-3";
