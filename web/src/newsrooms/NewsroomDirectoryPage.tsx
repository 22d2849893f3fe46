import { Building2 } from "lucide-react";
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { NewsroomDirectoryPage_query$key } from "../__generated__/NewsroomDirectoryPage_query.graphql.ts";
import type { NewsroomDirectoryPagePaginationQuery } from "../__generated__/NewsroomDirectoryPagePaginationQuery.graphql.ts";
import type { NewsroomDirectoryPageQuery } from "../__generated__/NewsroomDirectoryPageQuery.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import { useReload, type Reload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { SearchBox } from "../ui/SearchBox.tsx";
import { newsroomFiltersSearch, readNewsroomFilters } from "./newsroomLists.ts";
import { NewsroomItem } from "./NewsroomItem.tsx";
import { NewsroomsSkeleton } from "./NewsroomsSkeleton.tsx";

const query = graphql`
  query NewsroomDirectoryPageQuery($query: String) @preloadable {
    ...NewsroomDirectoryPage_query @arguments(query: $query)
  }
`;

/** The directory of confirmed newsrooms, to search. The search stands in the address. */
export function NewsroomDirectoryPage({ queryRef }: { queryRef: PreloadedQuery<NewsroomDirectoryPageQuery> }) {
  const data = usePreloadedQuery<NewsroomDirectoryPageQuery>(query, queryRef);
  const reload = useReload<NewsroomDirectoryPageQuery>(query, queryRef.variables);
  const { filters, narrow } = useFilters(readNewsroomFilters, newsroomFiltersSearch);
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="mb-4 px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Newsrooms</h1>
        <p className="mt-1 max-w-[60ch] text-15 text-muted">Press pages of companies: who to call, and what they announce.</p>
        <SearchBox
          label="Search newsrooms"
          initial={filters.search}
          onSearch={(search) => narrow({ search })}
          className="mt-4 tablet:max-w-96"
        />
      </header>
      <Newsrooms query={data} search={filters.search} reload={reload} />
    </div>
  );
}

interface NewsroomsProps {
  query: NewsroomDirectoryPage_query$key;
  search: string;
  reload: Reload;
}

function Newsrooms({ query: key, search, reload }: NewsroomsProps) {
  const { data, ...pagination } = usePaginationFragment<NewsroomDirectoryPagePaginationQuery, NewsroomDirectoryPage_query$key>(
    graphql`
      fragment NewsroomDirectoryPage_query on Query
      @argumentDefinitions(query: { type: "String" }, first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "NewsroomDirectoryPagePaginationQuery") {
        newsrooms(query: $query, first: $first, after: $after) @connection(key: "NewsroomDirectoryPage_newsrooms") {
          edges {
            node {
              id
              ...NewsroomItem_newsroom
            }
          }
        }
      }
    `,
    key,
  );
  const edges = data.newsrooms?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  if (!data.newsrooms) return <ListError reload={reload} />;
  if (edges.length === 0) {
    return (
      <div className={cardLook}>
        <EmptyState
          icon={Building2}
          {...(search === ""
            ? { title: "There are no newsrooms yet" }
            : { title: "No newsroom has this name", text: "Try a part of the name, or the company's." })}
        />
      </div>
    );
  }
  return (
    <>
      <h2 className="sr-only">All newsrooms</h2>
      <ul className="space-y-2 tablet:space-y-3">
        {uniqueById(
          edges.map((edge) => edge.node),
          (node) => node.id,
        ).map((node) => (
          <li key={node.id}>
            <NewsroomItem newsroom={node} hasStatus={false} />
          </li>
        ))}
      </ul>
      <ListEnd page={page} lead={800} skeleton={<NewsroomsSkeleton cards={2} />} endText="These are all newsrooms." />
    </>
  );
}
