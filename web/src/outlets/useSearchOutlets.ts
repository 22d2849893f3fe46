import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSearchOutletsQuery } from "../__generated__/useSearchOutletsQuery.graphql.ts";
import { getSearchStatus, useTypedSearch, type SearchStatus } from "../lib/useTypedSearch.ts";

/** The pause in typing before the search starts, in ms. */
const SEARCH_PAUSE = 300;

/** An outlet as found by the search. */
export interface FoundOutlet {
  readonly id: string;
  readonly name: string;
}

/**
 * Searches outlets whose names contain the text.
 * @param text empty: nothing is searched
 * @param onFound called with the outlets found
 */
export function useSearchOutlets(text: string, onFound: (outlets: readonly FoundOutlet[]) => void): SearchStatus {
  const environment = useRelayEnvironment();
  const found = useTypedSearch(text, SEARCH_PAUSE, async (typed) => {
    const answer = await fetchQuery<useSearchOutletsQuery>(
      environment,
      graphql`
        query useSearchOutletsQuery($query: String!) {
          outlets(query: $query, first: 20) {
            id
            name
          }
        }
      `,
      { query: typed },
    )
      .toPromise()
      .catch(() => null);
    const outlets = answer?.outlets?.map(({ id, name }) => ({ id, name })) ?? null;
    if (outlets) onFound(outlets);
    return outlets;
  });
  return getSearchStatus(found, text);
}
