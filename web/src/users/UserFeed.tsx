import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { UserFeed_user$key } from "../__generated__/UserFeed_user.graphql.ts";
import pageQuery, { type UserFeedPaginationQuery } from "../__generated__/UserFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useNewPostsOf } from "../feed/useNewPostsSource.ts";
import type { Reload } from "../loading/useReload.ts";

/** A person's posts, newest first. */
export function UserFeed({ user, reload }: { user: UserFeed_user$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<UserFeedPaginationQuery, UserFeed_user$key>(
    graphql`
      fragment UserFeed_user on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "UserFeedPaginationQuery") {
        id
        name
        isViewer
        posts(first: $first, after: $after) @connection(key: "UserFeed_posts") {
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    user,
  );
  const { id, name, isViewer, posts } = data;
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
        title: isViewer ? "You have not posted yet" : `${name} has not posted yet`,
        text: "Posts, jobs, call-outs, events and news appear here as they are published.",
      }}
      newPosts={newPosts}
    />
  );
}
