import { Activity } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityActivities_community$key } from "../__generated__/CommunityActivities_community.graphql.ts";
import type { CommunityActivitiesPaginationQuery } from "../__generated__/CommunityActivitiesPaginationQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { useList } from "../lists/useList.ts";
import type { Reload } from "../loading/useReload.ts";
import { cardStyles } from "../ui/Card.tsx";
import { ActivityRun } from "./ActivityRun.tsx";
import { splitIntoRuns } from "./runs.ts";
import { useMissingList } from "./useMissingList.ts";

interface CommunityActivitiesProps {
  community: CommunityActivities_community$key;
  reload: Reload;
}

/** The activities of a community, newest first: published posts and comments. */
export function CommunityActivities({ community, reload }: CommunityActivitiesProps) {
  const { data, ...pagination } = usePaginationFragment<CommunityActivitiesPaginationQuery, CommunityActivities_community$key>(
    graphql`
      fragment CommunityActivities_community on Community
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CommunityActivitiesPaginationQuery") {
        activities(first: $first, after: $after) @connection(key: "CommunityActivities_activities") {
          edges {
            node {
              id
              post {
                ... on Node {
                  id
                }
              }
              ...ActivityRun_activities
            }
          }
        }
      }
    `,
    community,
  );
  const list = useList({ edges: data.activities?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  const runs = list.items && splitIntoRuns(list.items, ({ node: { post, id } }) => post?.id ?? id);
  if (useMissingList(!data.activities, reload)) return <RowsSkeleton rows={8} label="Loading activities" hasCard />;
  return (
    <section aria-label="Activities" className={cardStyles}>
      <List
        list={{ ...list, items: runs, keyOf: ([first]) => first?.node.id }}
        layout="part"
        skeleton={<RowsSkeleton rows={4} label="Loading more activities" />}
        empty={{
          icon: Activity,
          title: "No activity yet",
          text: "New posts and comments in this community appear here.",
        }}
        endText="There is no more activity."
      >
        {(run) => <ActivityRun activities={run.map(({ node }) => node)} />}
      </List>
    </section>
  );
}
