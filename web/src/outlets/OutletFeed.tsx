import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { OutletFeed_outlet$key } from "../__generated__/OutletFeed_outlet.graphql.ts";
import pageQuery, { type OutletFeedPaginationQuery } from "../__generated__/OutletFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useNewPostsOf } from "../feed/useNewPostsSource.ts";
import type { Reload } from "../loading/useReload.ts";

/** Stories that an outlet published, newest first. */
export function OutletFeed({ outlet, reload }: { outlet: OutletFeed_outlet$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<OutletFeedPaginationQuery, OutletFeed_outlet$key>(
    graphql`
      fragment OutletFeed_outlet on Outlet
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "OutletFeedPaginationQuery") {
        id
        name
        stories(first: $first, after: $after) @connection(key: "OutletFeed_stories") {
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    outlet,
  );
  const { id, name, stories } = data;
  const newPosts = useNewPostsOf(id, pageQuery);
  return (
    <FeedList
      items={stories?.edges.map(({ node }) => node)}
      pagination={pagination}
      reload={reload}
      label={`Stories in ${name}`}
      name="published"
      empty={{ icon: Newspaper, title: `No stories in ${name} yet`, text: "Stories published by this outlet appear here." }}
      newPosts={newPosts}
    />
  );
}
