import { Users } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityFollows_settings$key } from "../../__generated__/CommunityFollows_settings.graphql.ts";
import type { CommunityFollowsPaginationQuery } from "../../__generated__/CommunityFollowsPaginationQuery.graphql.ts";
import { List } from "../../lists/List.tsx";
import { useList } from "../../lists/useList.ts";
import type { Reload } from "../../loading/useReload.ts";
import { CommunitySwitch } from "./CommunitySwitch.tsx";

/** All communities. Those that were followed when the page was opened come first. */
export function CommunityFollows({ settings, reload }: { settings: CommunityFollows_settings$key; reload: Reload }) {
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
  const list = useList({ edges: data.communityFollows?.edges, keyOf: ({ node }) => node.databaseId, pagination, reload });
  return (
    <List list={list} layout="part" label="Communities" empty={{ icon: Users, title: "There are no communities yet" }}>
      {({ node }) => <CommunitySwitch follow={node} settingsId={data.id} />}
    </List>
  );
}
