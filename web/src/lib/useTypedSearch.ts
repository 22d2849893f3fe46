import { useEffect, useEffectEvent, useState } from "react";

/** The results of a search for a text. */
interface TypedSearch<Result> {
  text: string;
  results: readonly Result[];
}

/**
 * Searches for a text while it is typed, when typing pauses.
 * @param text null or empty: nothing is searched
 * @param pause in ms
 * @param search never rejects
 * @returns the latest results, which stay until those for the next text arrive; null before the first
 */
export function useTypedSearch<Result>(
  text: string | null,
  pause: number,
  search: (text: string) => Promise<readonly Result[]>,
): TypedSearch<Result> | null {
  const [found, setFound] = useState<TypedSearch<Result> | null>(null);
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
