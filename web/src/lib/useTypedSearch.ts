import { useEffect, useEffectEvent, useState } from "react";

/** The results of a search for a text. */
export interface TypedSearch<Results> {
  text: string;
  results: Results;
}

/**
 * Searches for a text while it is typed, when typing pauses.
 * @param text null or empty: nothing is searched
 * @param pause in ms
 * @param search never rejects
 * @returns the latest results, which stay until those for the next text arrive; null before the first
 */
export function useTypedSearch<Results>(
  text: string | null,
  pause: number,
  search: (text: string) => Promise<Results>,
): TypedSearch<Results> | null {
  const [found, setFound] = useState<TypedSearch<Results> | null>(null);
  const start = useEffectEvent(search);
  useEffect(() => {
    if (!text) return undefined;
    let isOutdated = false;
    const timer = setTimeout(() => {
      void start(text).then((results) => {
        if (!isOutdated) setFound({ text, results });
      });
    }, pause);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [text, pause]);
  return found;
}

/** pending: the results are those for the previous text. */
export type SearchStatus = "pending" | "failed" | "done";

/** The progress of a search whose results are null after a failure. Without a text there is nothing to search for. */
export function getSearchStatus(found: TypedSearch<unknown> | null, text: string): SearchStatus {
  if (text === "") return "done";
  if (found?.text !== text) return "pending";
  return found.results === null ? "failed" : "done";
}
