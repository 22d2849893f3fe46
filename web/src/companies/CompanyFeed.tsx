import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { CompanyFeed_company$key } from "../__generated__/CompanyFeed_company.graphql.ts";
import type { CompanyFeedNewestQuery } from "../__generated__/CompanyFeedNewestQuery.graphql.ts";
import pageQuery, { type CompanyFeedPaginationQuery } from "../__generated__/CompanyFeedPaginationQuery.graphql.ts";
import { ListError } from "../lists/ListError.tsx";
import { pageSize, useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import "../feed/useNewPosts.ts";
import { ProfileFeed } from "../profiles/ProfileFeed.tsx";

const newestQuery = graphql`
  query CompanyFeedNewestQuery($slug: String!) {
    company(slug: $slug) {
      posts(first: 20) {
        ...useNewPosts_items
      }
    }
  }
`;

/** What a company published, newest first. */
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
            __typename
          }
          ...ProfileFeed_feed
        }
      }
    `,
    company,
  );
  const { id, slug, name, posts } = data;
  const page = useNextPage(pagination, posts?.edges.length ?? 0);
  const environment = useRelayEnvironment();
  const force = { networkCacheConfig: { force: true } };
  const load = () => fetchQuery<CompanyFeedPaginationQuery>(environment, pageQuery, { id, first: pageSize }, force).toPromise();
  const read = async () => {
    const answer = await fetchQuery<CompanyFeedNewestQuery>(environment, newestQuery, { slug }, force).toPromise();
    return answer?.company?.posts ?? null;
  };
  if (!posts) return <ListError reload={reload} />;
  return (
    <ProfileFeed
      feed={posts}
      page={page}
      label={`Posts by ${name}`}
      empty={{
        title: `${name} has not posted yet`,
        text: "Posts, jobs, call-outs, events and news appear here as they are published.",
      }}
      read={read}
      load={load}
    />
  );
}
