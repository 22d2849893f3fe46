import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { Search_query$key } from "../__generated__/Search_query.graphql.ts";
import type { SearchPageQuery } from "../__generated__/SearchPageQuery.graphql.ts";
import type { SearchQuery } from "../__generated__/SearchQuery.graphql.ts";
import { formatTotal } from "../lib/counts.ts";
import { ListFrame } from "../lists/ListFrame.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { usePage } from "../loading/useReload.ts";
import { NoResults } from "./NoResults.tsx";
import { ResultList } from "./ResultList.tsx";
import type { ResultOptions } from "./ResultOptions.tsx";
import { ResultsSkeleton } from "./ResultsSkeleton.tsx";
import { isSearchType, type KnownSearchType } from "./searchKinds.ts";
import { TypeFilter } from "./TypeFilter.tsx";

const query = graphql`
  query SearchQuery($query: String!, $types: [SearchType!], $hasContent: Boolean!) @preloadable {
    ...Search_query
  }
`;

interface SearchProps {
  queryRef: PreloadedQuery<SearchQuery>;
  /** Called when the user filters by one type; null for all. */
  onType: (type: KnownSearchType | null) => void;
  /** For the results of the field in the bar; without it they are a list of links. */
  options?: {
    Options: typeof ResultOptions;
    /** Called when a result is followed. */
    onFollow: () => void;
  };
  /** Classes for the type filter. */
  filterStyles: string;
}

/** The results of a search: the type filter, the loaded results, and a link to more. */
export function Search({ queryRef, onType, options, filterStyles }: SearchProps) {
  const [root, reload] = usePage<SearchQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<SearchPageQuery, Search_query$key>(
    graphql`
      fragment Search_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "SearchPageQuery") {
        search(query: $query, types: $types, first: $first, after: $after)
          @include(if: $hasContent)
          @connection(key: "Search_search") {
          totalCount
          totalCountIsEstimate
          ...TypeFilter_search
          edges {
            ...ResultList_edges
          }
        }
      }
    `,
    root,
  );
  const { search } = data;
  const edges = search?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const { query: text, types } = queryRef.variables;
  const [only = ""] = types ?? [];
  const type = isSearchType(only) ? only : null;
  const isEmpty = edges.length === 0 && !page.hasMore;

  if (search === undefined) return null;
  return (
    <>
      {search && (
        <p aria-live="polite" className="sr-only">
          {isEmpty ? "No results" : formatTotal(search.totalCount, search.totalCountIsEstimate, "result")}
        </p>
      )}
      {search && (!isEmpty || type !== null) && (
        <TypeFilter search={search} type={type} onChange={onType} className={filterStyles} />
      )}
      <ListFrame
        list={{ items: search && edges, page, reload }}
        isInCard
        empty={<NoResults text={text} type={type} />}
        skeleton={<ResultsSkeleton rows={3} />}
        endText="These are all results."
      >
        {options ? (
          <options.Options edges={edges} text={text} onFollow={options.onFollow} />
        ) : (
          <ResultList edges={edges} text={text} />
        )}
      </ListFrame>
    </>
  );
}
