import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CompanyFeed_company$key } from "../__generated__/CompanyFeed_company.graphql.ts";
import pageQuery, { type CompanyFeedPaginationQuery } from "../__generated__/CompanyFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useNewPostsOf } from "../feed/useNewPostsSource.ts";
import type { Reload } from "../loading/useReload.ts";

/** A company's posts, newest first. */
export function CompanyFeed({ company, reload }: { company: CompanyFeed_company$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<CompanyFeedPaginationQuery, CompanyFeed_company$key>(
    graphql`
      fragment CompanyFeed_company on Company
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CompanyFeedPaginationQuery") {
        id
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
  const { id, name, posts } = data;
  const newPosts = useNewPostsOf(id, pageQuery);
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
