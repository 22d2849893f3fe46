import { Users } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityFollows_settings$key } from "../../__generated__/CommunityFollows_settings.graphql.ts";
import type { CommunityFollowsPaginationQuery } from "../../__generated__/CommunityFollowsPaginationQuery.graphql.ts";
import { RowsSkeleton } from "../../lists/RowsSkeleton.tsx";
import { ListEnd } from "../../lists/ListEnd.tsx";
import { useNextPage } from "../../lists/useNextPage.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { CommunitySwitch } from "./CommunitySwitch.tsx";

/** All communities, those that one follows first as they were when the page was opened. */
export function CommunityFollows({ settings }: { settings: CommunityFollows_settings$key }) {
  const { data, ...pagination } = usePaginationFragment<CommunityFollowsPaginationQuery, CommunityFollows_settings$key>(
    graphql`
      fragment CommunityFollows_settings on UserSettings
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CommunityFollowsPaginationQuery") {
        id
        communityFollows(first: $first, after: $after) @connection(key: "CommunityFollows_communityFollows") {
          edges {
            node {
              databaseId
              ...CommunitySwitch_follow
            }
          }
        }
      }
    `,
    settings,
  );
  const edges = data.communityFollows?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  if (edges.length === 0) return <EmptyState icon={Users} title="There are no communities yet" />;
  return (
    <>
      <ul className="divide-y divide-line">
        {edges.map(({ node }) => (
          <li key={node.databaseId} className="py-1">
            <CommunitySwitch follow={node} settingsId={data.id} />
          </li>
        ))}
      </ul>
      {page.hasMore && <ListEnd page={page} skeleton={<RowsSkeleton rows={2} label="Loading communities" />} endText="" />}
    </>
  );
}
