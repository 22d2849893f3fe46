import { Activity } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityActivities_community$key } from "../__generated__/CommunityActivities_community.graphql.ts";
import type { CommunityActivitiesPaginationQuery } from "../__generated__/CommunityActivitiesPaginationQuery.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { ActivityRun } from "./ActivityRun.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { runsOf } from "./runs.ts";

interface CommunityActivitiesProps {
  community: CommunityActivities_community$key;
  reload: Reload;
}

/** What happened in a community, newest first: posts published and comments written. */
export function CommunityActivities({ community, reload }: CommunityActivitiesProps) {
  const { data, ...pagination } = usePaginationFragment<CommunityActivitiesPaginationQuery, CommunityActivities_community$key>(
    graphql`
      fragment CommunityActivities_community on Community
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CommunityActivitiesPaginationQuery") {
        activities(first: $first, after: $after) @connection(key: "CommunityActivities_activities") {
          edges {
            node {
              databaseId
              post {
                databaseId
                type
              }
              ...ActivityRun_activities
            }
          }
        }
      }
    `,
    community,
  );
  const edges = data.activities?.edges ?? [];
  const page = useNextPage(pagination, edges.length);
  const activities = uniqueById(
    edges.map((edge) => edge.node),
    (node) => node.databaseId,
  );
  const runs = runsOf(activities, ({ post }) => `${post.type} ${post.databaseId}`);

  if (!data.activities) return <ListError reload={reload} />;
  return (
    <section aria-label="Activities" className={cardLook}>
      {edges.length === 0 ? (
        <EmptyState
          icon={Activity}
          title="Nothing has happened here yet"
          text="Posts and comments of this community appear here as they are written."
        />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {runs.map((run) => (
              <li key={run[0]?.databaseId}>
                <ActivityRun activities={run} />
              </li>
            ))}
          </ul>
          <ListEnd
            page={page}
            lead={800}
            skeleton={<RowsSkeleton rows={4} label="Loading more activities" />}
            endText="These are all activities."
          />
        </>
      )}
    </section>
  );
}
