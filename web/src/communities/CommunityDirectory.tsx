import { UsersRound } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityDirectory_query$key } from "../__generated__/CommunityDirectory_query.graphql.ts";
import type { CommunityDirectoryPaginationQuery } from "../__generated__/CommunityDirectoryPaginationQuery.graphql.ts";
import { List } from "../lists/List.tsx";
import { useList } from "../lists/useList.ts";
import type { Reload } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { CommunityCard } from "./CommunityCard.tsx";
import { directoryFilters, directoryPath, type DirectoryFilters } from "./directoryFilters.ts";
import { DirectorySkeleton } from "./DirectorySkeleton.tsx";

interface CommunityDirectoryProps {
  query: CommunityDirectory_query$key;
  filters: DirectoryFilters;
  reload: Reload;
}

/** The communities that match the search and the filter, by name. */
export function CommunityDirectory({ query, filters, reload }: CommunityDirectoryProps) {
  const { data, ...pagination } = usePaginationFragment<CommunityDirectoryPaginationQuery, CommunityDirectory_query$key>(
    graphql`
      fragment CommunityDirectory_query on Query
      @argumentDefinitions(
        query: { type: "String" }
        joined: { type: "Boolean" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "CommunityDirectoryPaginationQuery") {
        communities(query: $query, joined: $joined, first: $first, after: $after)
          @connection(key: "CommunityDirectory_communities") {
          edges {
            node {
              id
              ...CommunityCard_community
            }
          }
        }
      }
    `,
    query,
  );
  const list = useList({ edges: data.communities?.edges, keyOf: ({ node }) => node.id, pagination, reload });
  return (
    <List
      list={list}
      layout="grid"
      skeleton={<DirectorySkeleton cards={2} />}
      empty={{ icon: UsersRound, ...emptyTexts(filters), action: directoryFilters.hasFilters(filters) && showAll }}
      endText="These are all communities."
    >
      {({ node }) => <CommunityCard community={node} />}
    </List>
  );
}

const showAll = <LinkButton href={directoryPath({ tab: "all", search: "" })}>Show all communities</LinkButton>;

function emptyTexts({ tab, search }: DirectoryFilters): { title: string; text?: string } {
  if (search !== "") return { title: "No matching communities", text: "Try part of the name." };
  if (tab === "joined")
    return { title: "You have not joined a community yet", text: "Posts from the communities you join appear in your feed." };
  if (tab === "new") return { title: "You have joined every community" };
  return { title: "There are no communities yet" };
}
