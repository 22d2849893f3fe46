import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CompanyFeed_company$key } from "../__generated__/CompanyFeed_company.graphql.ts";
import type { CompanyFeedNewestQuery } from "../__generated__/CompanyFeedNewestQuery.graphql.ts";
import pageQuery, { type CompanyFeedPaginationQuery } from "../__generated__/CompanyFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useNewPostsSource } from "../feed/useNewPostsSource.ts";
import { PAGE_SIZE } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";

const newestQuery = graphql`
  query CompanyFeedNewestQuery($slug: String!) {
    company(slug: $slug) {
      posts(first: 20) {
        edges {
          node {
            ...useNewPostsSource_item
          }
        }
      }
    }
  }
`;

/** A company's posts, newest first. */
export function CompanyFeed({ company, reload }: { company: CompanyFeed_company$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<CompanyFeedPaginationQuery, CompanyFeed_company$key>(
    graphql`
      fragment CompanyFeed_company on Company
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CompanyFeedPaginationQuery") {
        id
        slug
        name
        posts(first: $first, after: $after) @connection(key: "CompanyFeed_posts") {
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    company,
  );
  const { id, slug, name, posts } = data;
  const newPosts = useNewPostsSource<CompanyFeedNewestQuery>({
    page: { query: pageQuery, variables: { id, first: PAGE_SIZE } },
    newest: {
      query: newestQuery,
      variables: { slug },
      itemsOf: (response) => response.company?.posts?.edges.map(({ node }) => node),
    },
  });
  return (
    <FeedList
      items={posts?.edges.map(({ node }) => node)}
      pagination={pagination}
      reload={reload}
      label={`Posts by ${name}`}
      name="published"
      empty={{
        icon: Newspaper,
        title: `${name} has not posted yet`,
        text: "Posts, jobs, call-outs, events and news appear here as they are published.",
      }}
      newPosts={newPosts}
    />
  );
}
