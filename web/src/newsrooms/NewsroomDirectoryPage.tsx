import { Building2 } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { NewsroomDirectoryPage_query$key } from "../__generated__/NewsroomDirectoryPage_query.graphql.ts";
import type { NewsroomDirectoryPagePaginationQuery } from "../__generated__/NewsroomDirectoryPagePaginationQuery.graphql.ts";
import type { NewsroomDirectoryPageQuery } from "../__generated__/NewsroomDirectoryPageQuery.graphql.ts";
import { SearchFilter } from "../lists/SearchFilter.tsx";
import { useFilters } from "../lists/useFilters.ts";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { newsroomFilters } from "./newsroomFilters.ts";
import { NewsroomItem } from "./NewsroomItem.tsx";
import { NewsroomList } from "./NewsroomList.tsx";

const query = graphql`
  query NewsroomDirectoryPageQuery($query: String) @preloadable {
    ...NewsroomDirectoryPage_query
  }
`;

/** The searchable directory of confirmed newsrooms. */
export function NewsroomDirectoryPage({ queryRef }: { queryRef: PreloadedQuery<NewsroomDirectoryPageQuery> }) {
  const [root, reload] = usePage<NewsroomDirectoryPageQuery>(query, queryRef);
  const { filters, field } = useFilters(newsroomFilters);
  const { data, ...pagination } = usePaginationFragment<NewsroomDirectoryPagePaginationQuery, NewsroomDirectoryPage_query$key>(
    graphql`
      fragment NewsroomDirectoryPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
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
    root,
  );
  const list = useList({ edges: data.newsrooms?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="mb-4 px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Newsrooms</h1>
        <p className="mt-1 max-w-[60ch] text-15 text-muted">Companies' press pages with press contacts and announcements.</p>
        <SearchFilter label="Search newsrooms" {...field("search")} className="mt-4 tablet:max-w-96" />
      </header>
      <NewsroomList
        list={list}
        empty={{ icon: Building2, title: "There are no newsrooms yet" }}
        noMatch={
          filters.search !== "" && { title: "No matching newsrooms", text: "Try part of the newsroom's or the company's name." }
        }
        endText="These are all newsrooms."
      >
        {({ node }) => <NewsroomItem newsroom={node} hasStatus={false} />}
      </NewsroomList>
    </div>
  );
}
