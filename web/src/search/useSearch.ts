import { useEffect, useState, useTransition } from "react";
import { useQueryLoader, type PreloadedQuery } from "react-relay";
import query from "../__generated__/SearchQuery$parameters.ts";
import type { SearchQuery } from "../__generated__/SearchQuery.graphql.ts";
import { debounce } from "../lib/debounce.ts";
import { isLongEnough, searchVariables, type Search } from "./searchAddress.ts";
import type { KnownSearchType } from "./searchKinds.ts";

/** The pause in typing before the search starts, in ms. */
const DEBOUNCE_DELAY = 300;

/** A search that follows the typed text. */
export interface LiveSearch {
  /** Null before the first search, and when the text is too short. */
  queryRef: PreloadedQuery<SearchQuery> | null;
  /** True while new results load; the previous ones stay until then. */
  isPending: boolean;
  /** Searches once typing has paused (VALID-19). */
  follow: (text: string) => void;
  /** Cancels a pending search. */
  cancel: () => void;
  /** Filters by one type; null for all. */
  setType: (type: KnownSearchType | null) => void;
  /** Repeats the search. */
  retry: () => void;
}

export function useSearch(): LiveSearch {
  const [queryRef, load, dispose] = useQueryLoader<SearchQuery>(query);
  const [isPending, startTransition] = useTransition();
  const [debounced] = useState(() => debounce((run: () => void) => run(), DEBOUNCE_DELAY));
  const [current, setCurrent] = useState<Search>({ text: "", type: null });
  useEffect(() => debounced.cancel, [debounced]);

  const startSearch = (search: Search) => {
    setCurrent(search);
    startTransition(() => load(searchVariables(search), { fetchPolicy: "network-only" }));
  };
  const stop = () => {
    debounced.cancel();
    setCurrent({ text: "", type: null });
    dispose();
  };
  const isCurrent = (text: string) => queryRef !== null && text === current.text;
  return {
    queryRef: queryRef ?? null,
    isPending,
    follow: (text) => {
      if (!isLongEnough(text)) stop();
      else if (isCurrent(text)) debounced.cancel();
      else debounced(() => startSearch({ text, type: null }));
    },
    cancel: () => debounced.cancel(),
    setType: (type) => startSearch({ ...current, type }),
    retry: () => startSearch(current),
  };
}
