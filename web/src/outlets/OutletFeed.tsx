import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { OutletFeed_outlet$key } from "../__generated__/OutletFeed_outlet.graphql.ts";
import type { OutletFeedNewestQuery } from "../__generated__/OutletFeedNewestQuery.graphql.ts";
import pageQuery, { type OutletFeedPaginationQuery } from "../__generated__/OutletFeedPaginationQuery.graphql.ts";
import { ListError } from "../lists/ListError.tsx";
import { pageSize, useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import "../feed/useNewPosts.ts";
import { ProfileFeed } from "../profiles/ProfileFeed.tsx";

const newestQuery = graphql`
  query OutletFeedNewestQuery($slug: String!) {
    outlet(slug: $slug) {
      stories(first: 20) {
        ...useNewPosts_items
      }
    }
  }
`;

/** Stories that an outlet ran, newest first. */
export function OutletFeed({ outlet, reload }: { outlet: OutletFeed_outlet$key; reload: Reload }) {
  const { data, ...pagination } = usePaginationFragment<OutletFeedPaginationQuery, OutletFeed_outlet$key>(
    graphql`
      fragment OutletFeed_outlet on Outlet
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "OutletFeedPaginationQuery") {
        id
        slug
        name
        stories(first: $first, after: $after) @connection(key: "OutletFeed_stories") {
          edges {
            __typename
          }
          ...ProfileFeed_feed
        }
      }
    `,
    outlet,
  );
  const { id, slug, name, stories } = data;
  const page = useNextPage(pagination, stories?.edges.length ?? 0);
  const environment = useRelayEnvironment();
  const force = { networkCacheConfig: { force: true } };
  const load = () => fetchQuery<OutletFeedPaginationQuery>(environment, pageQuery, { id, first: pageSize }, force).toPromise();
  const read = async () => {
    const answer = await fetchQuery<OutletFeedNewestQuery>(environment, newestQuery, { slug }, force).toPromise();
    return answer?.outlet?.stories ?? null;
  };
  if (!stories) return <ListError reload={reload} />;
  return (
    <ProfileFeed
      feed={stories}
      page={page}
      label={`Stories in ${name}`}
      empty={{
        title: `No stories of ${name} yet`,
        text: "Stories that it runs appear here.",
      }}
      read={read}
      load={load}
    />
  );
}
