import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { UserFeed_user$key } from "../__generated__/UserFeed_user.graphql.ts";
import type { UserFeedNewestQuery } from "../__generated__/UserFeedNewestQuery.graphql.ts";
import pageQuery, { type UserFeedPaginationQuery } from "../__generated__/UserFeedPaginationQuery.graphql.ts";
import { ListError } from "../lists/ListError.tsx";
import { pageSize, useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import "../feed/useNewPosts.ts";
import { ProfileFeed } from "../profiles/ProfileFeed.tsx";

const newestQuery = graphql`
  query UserFeedNewestQuery($slug: String!) {
    user(slug: $slug) {
      posts(first: 20) {
        ...useNewPosts_items
      }
    }
  }
`;

/** What a person published, newest first. */
export function UserFeed({ user, reload }: { user: UserFeed_user$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<UserFeedPaginationQuery, UserFeed_user$key>(
    graphql`
      fragment UserFeed_user on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "UserFeedPaginationQuery") {
        id
        slug
        name
        isMain
        posts(first: $first, after: $after) @connection(key: "UserFeed_posts") {
          edges {
            __typename
          }
          ...ProfileFeed_feed
        }
      }
    `,
    user,
  );
  const { id, slug, name, isMain, posts } = data;
  const page = useNextPage(pagination, posts?.edges.length ?? 0);
  const environment = useRelayEnvironment();
  const force = { networkCacheConfig: { force: true } };
  const load = () => fetchQuery<UserFeedPaginationQuery>(environment, pageQuery, { id, first: pageSize }, force).toPromise();
  const read = async () => {
    const answer = await fetchQuery<UserFeedNewestQuery>(environment, newestQuery, { slug }, force).toPromise();
    return answer?.user?.posts ?? null;
  };
  if (!posts) return <ListError reload={reload} />;
  return (
    <ProfileFeed
      feed={posts}
      page={page}
      label={`Posts by ${name}`}
      empty={{
        title: isMain ? "You have not posted yet" : `${name} has not posted yet`,
        text: "Posts, jobs, call-outs, events and news appear here as they are published.",
      }}
      read={read}
      load={load}
    />
  );
}
