import { Newspaper, Plus } from "lucide-react";
import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { NewsroomsPage_viewer$key } from "../__generated__/NewsroomsPage_viewer.graphql.ts";
import type { NewsroomsPagePaginationQuery } from "../__generated__/NewsroomsPagePaginationQuery.graphql.ts";
import type { NewsroomsPageQuery } from "../__generated__/NewsroomsPageQuery.graphql.ts";
import { useList } from "../lists/useList.ts";
import { usePage } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { NewsroomItem } from "./NewsroomItem.tsx";
import { NewsroomList } from "./NewsroomList.tsx";

const query = graphql`
  query NewsroomsPageQuery @preloadable {
    viewer {
      capabilities
      ...NewsroomsPage_viewer
    }
  }
`;

/** "Our newsrooms": those of the viewer's account and companies (WORK-04). */
export function NewsroomsPage({ queryRef }: { queryRef: PreloadedQuery<NewsroomsPageQuery> }) {
  const [{ viewer }, reload] = usePage<NewsroomsPageQuery>(query, queryRef);
  const mayCreate = viewer.capabilities.includes("WRITE");
  const { data, ...pagination } = usePaginationFragment<NewsroomsPagePaginationQuery, NewsroomsPage_viewer$key>(
    graphql`
      fragment NewsroomsPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "NewsroomsPagePaginationQuery") {
        newsrooms(first: $first, after: $after) @connection(key: "NewsroomsPage_newsrooms") {
          edges {
            node {
              id
              databaseId
              permissions {
                edit {
                  allowed
                }
              }
              ...NewsroomItem_newsroom
            }
          }
        }
      }
    `,
    viewer,
  );
  const list = useList({ edges: data.newsrooms?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  return (
    <div className="mx-auto w-full max-w-180">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3 px-4 tablet:px-0">
        <h1 className="text-22 font-semibold tablet:text-28">Our newsrooms</h1>
        {mayCreate && (
          <LinkButton href="/work/newsrooms/new" variant="primary" icon={Plus}>
            New newsroom
          </LinkButton>
        )}
      </header>
      <NewsroomList
        list={list}
        empty={{
          icon: Newspaper,
          title: "A newsroom is a company's press page",
          text: "It lists your press contacts and announcements and is part of your company's page.",
          action: mayCreate && <LinkButton href="/work/newsrooms/new">Create a newsroom</LinkButton>,
        }}
        endText="These are all your newsrooms."
      >
        {({ node }) => (
          <NewsroomItem
            newsroom={node}
            hasStatus
            actions={
              node.permissions.edit.allowed && (
                <LinkButton href={`/work/newsrooms/${node.databaseId}`} size="small">
                  Edit
                </LinkButton>
              )
            }
          />
        )}
      </NewsroomList>
    </div>
  );
}
