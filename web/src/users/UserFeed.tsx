import { Newspaper } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { UserFeed_user$key } from "../__generated__/UserFeed_user.graphql.ts";
import type { UserFeedNewestQuery } from "../__generated__/UserFeedNewestQuery.graphql.ts";
import pageQuery, { type UserFeedPaginationQuery } from "../__generated__/UserFeedPaginationQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { useNewPostsSource } from "../feed/useNewPostsSource.ts";
import { PAGE_SIZE } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";

const newestQuery = graphql`
  query UserFeedNewestQuery($slug: String!) {
    user(slug: $slug) {
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

/** A person's posts, newest first. */
export function UserFeed({ user, reload }: { user: UserFeed_user$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<UserFeedPaginationQuery, UserFeed_user$key>(
    graphql`
      fragment UserFeed_user on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "UserFeedPaginationQuery") {
        id
        slug
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
  const { id, slug, name, isViewer, posts } = data;
  const newPosts = useNewPostsSource<UserFeedNewestQuery>({
    page: { query: pageQuery, variables: { id, first: PAGE_SIZE } },
    newest: {
      query: newestQuery,
      variables: { slug },
      itemsOf: (response) => response.user?.posts?.edges.map(({ node }) => node),
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
        title: isViewer ? "You have not posted yet" : `${name} has not posted yet`,
        text: "Posts, jobs, call-outs, events and news appear here as they are published.",
      }}
      newPosts={newPosts}
    />
  );
}
