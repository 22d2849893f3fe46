import { graphql, usePaginationFragment, type PreloadedQuery } from "react-relay";
import type { JobsPage_query$key } from "../__generated__/JobsPage_query.graphql.ts";
import type { JobsPagePaginationQuery } from "../__generated__/JobsPagePaginationQuery.graphql.ts";
import type { JobsPageQuery } from "../__generated__/JobsPageQuery.graphql.ts";
import { FeedList } from "../feed/FeedList.tsx";
import { usePage } from "../loading/useReload.ts";
import { PageColumns } from "../ui/PageColumns.tsx";
import { PostFilterFields } from "./PostFilterFields.tsx";
import { usePostListStates } from "./usePostListStates.tsx";

const query = graphql`
  query JobsPageQuery($query: String, $communitySlug: String, $workplace: Workplace, $employmentType: EmploymentType)
  @preloadable {
    viewer {
      ...PostFilterFields_viewer
    }
    ...JobsPage_query
  }
`;

/** Jobs that the viewer may see, newest first (CONTACT-01). */
export function JobsPage({ queryRef }: { queryRef: PreloadedQuery<JobsPageQuery> }) {
  const [root, reload] = usePage<JobsPageQuery>(query, queryRef);
  const { data, ...pagination } = usePaginationFragment<JobsPagePaginationQuery, JobsPage_query$key>(
    graphql`
      fragment JobsPage_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "JobsPagePaginationQuery") {
        jobs(
          query: $query
          communitySlug: $communitySlug
          workplace: $workplace
          employmentType: $employmentType
          first: $first
          after: $after
        ) @connection(key: "JobsPage_jobs") {
          edges {
            node {
              ...FeedList_items
            }
          }
        }
      }
    `,
    root,
  );
  const states = usePostListStates("No jobs yet");
  return (
    <PageColumns>
      <h1 className="px-4 pb-3 text-22 font-semibold tablet:px-0 tablet:text-28">Jobs</h1>
      <PostFilterFields viewer={root.viewer} of="jobs" />
      <FeedList
        items={data.jobs?.edges.map(({ node }) => node)}
        pagination={pagination}
        reload={reload}
        label="Jobs"
        {...states}
      />
    </PageColumns>
  );
}
