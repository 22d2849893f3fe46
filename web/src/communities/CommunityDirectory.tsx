import { UsersRound } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityDirectory_query$key } from "../__generated__/CommunityDirectory_query.graphql.ts";
import type { CommunityDirectoryPaginationQuery } from "../__generated__/CommunityDirectoryPaginationQuery.graphql.ts";
import { uniqueById } from "../lists/uniqueById.ts";
import { ListEnd } from "../lists/ListEnd.tsx";
import { ListError } from "../lists/ListError.tsx";
import { useNextPage } from "../lists/useNextPage.ts";
import type { Reload } from "../loading/useReload.ts";
import { LinkButton } from "../ui/Button.tsx";
import { cardLook } from "../ui/Card.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { CommunityCard } from "./CommunityCard.tsx";
import { DirectorySkeleton } from "./DirectorySkeleton.tsx";
import { directoryPath, type Directory } from "./directory.ts";

interface CommunityDirectoryProps {
  query: CommunityDirectory_query$key;
  directory: Directory;
  reload: Reload;
}

/** The communities that the search and the filter leave, by name. */
export function CommunityDirectory({ query, directory, reload }: CommunityDirectoryProps) {
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
  const edges = data.communities?.edges ?? [];
  const page = useNextPage(pagination, edges.length);

  if (!data.communities) return <ListError reload={reload} />;
  if (edges.length === 0) {
    return (
      <div className={cardLook}>
        <EmptyState icon={UsersRound} {...emptyTexts(directory)} {...(isNarrowed(directory) ? { action: showAll } : {})} />
      </div>
    );
  }
  return (
    <>
      <ul className="grid gap-2 tablet:gap-3 medium:grid-cols-2">
        {uniqueById(
          edges.map((edge) => edge.node),
          (node) => node.id,
        ).map((node) => (
          <li key={node.id}>
            <CommunityCard community={node} />
          </li>
        ))}
      </ul>
      <ListEnd page={page} lead={800} skeleton={<DirectorySkeleton cards={2} />} endText="These are all communities." />
    </>
  );
}

const isNarrowed = ({ filter, search }: Directory) => filter !== "all" || search !== "";

const showAll = <LinkButton href={directoryPath({ filter: "all", search: "" })}>Show all communities</LinkButton>;

function emptyTexts({ filter, search }: Directory): { title: string; text?: string } {
  if (search !== "") return { title: "No community has this name", text: "Try a part of the name." };
  if (filter === "joined") return { title: "You have not joined a community yet", text: "Joined communities fill your feed." };
  if (filter === "new") return { title: "You have joined every community" };
  return { title: "There are no communities yet" };
}
