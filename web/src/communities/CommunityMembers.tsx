import { UserPlus, UserSearch } from "lucide-react";
import { useState, useTransition } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CommunityMembers_community$key } from "../__generated__/CommunityMembers_community.graphql.ts";
import type { CommunityMembersPaginationQuery } from "../__generated__/CommunityMembersPaginationQuery.graphql.ts";
import { formatNoun } from "../lib/counts.ts";
import { List } from "../lists/List.tsx";
import { ListError } from "../lists/ListError.tsx";
import { RowsSkeleton } from "../lists/RowsSkeleton.tsx";
import { useList } from "../lists/useList.ts";
import type { Reload } from "../loading/useReload.ts";
import { Button } from "../ui/Button.tsx";
import { cardStyles } from "../ui/Card.tsx";
import { cx } from "../ui/cx.ts";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { MemberRow } from "../users/MemberRow.tsx";
import { MemberMenu } from "./MemberMenu.tsx";
import { useMissingList } from "./useMissingList.ts";

const InviteDialog = lazyDialog(async () => (await import("./InviteDialog.tsx")).InviteDialog);

interface CommunityMembersProps {
  community: CommunityMembers_community$key;
  reload: Reload;
}

/** The members, most recently active first, with a search by name. */
export function CommunityMembers({ community, reload }: CommunityMembersProps) {
  const { data, refetch, ...pagination } = usePaginationFragment<CommunityMembersPaginationQuery, CommunityMembers_community$key>(
    graphql`
      fragment CommunityMembers_community on Community
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }, query: { type: "String" })
      @refetchable(queryName: "CommunityMembersPaginationQuery") {
        permissions {
          manageMembers {
            allowed
          }
        }
        ...InviteDialog_community
        ...MemberMenu_community
        members(first: $first, after: $after, query: $query) @connection(key: "CommunityMembers_members") {
          totalCount
          edges {
            node {
              author {
                id
              }
              ...MemberRow_member
              ...MemberMenu_member
            }
          }
        }
      }
    `,
    community,
  );
  const list = useList({ edges: data.members?.edges, keyOf: ({ node }) => node.author.id, pagination, reload });
  const [query, setQuery] = useState("");
  const [isSearching, startSearch] = useTransition();
  const [isInviting, setInviting] = useState(false);

  const search = (text: string) => {
    if (text === query) return;
    setQuery(text);
    startSearch(() => {
      refetch({ query: text || null }, { fetchPolicy: "store-or-network" });
    });
  };

  // Member nodes have no global ids, so a removed member cannot be deleted from the connection. The list is read again instead.
  const refresh = () =>
    startSearch(() => {
      refetch({ query: query || null }, { fetchPolicy: "network-only" });
    });

  if (useMissingList(!data.members, reload)) return <RowsSkeleton rows={8} label="Loading members" hasCard />;
  if (!data.members) return <ListError reload={reload} />;
  const found = data.members.totalCount;
  return (
    <section aria-label="Members" className={cardStyles}>
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-4 tablet:px-5">
        <SearchBox label="Search members" onSearch={search} className="min-w-56 flex-1" />
        <output className="figures text-14 text-muted">
          {query === "" ? formatNoun(found, "member") : formatNoun(found, "match", "matches")}
        </output>
        {data.permissions?.manageMembers.allowed && (
          <Button icon={UserPlus} onPress={() => setInviting(true)}>
            Invite people
          </Button>
        )}
      </div>
      <div aria-busy={isSearching} className={cx("transition-opacity duration-base", isSearching && "opacity-60")}>
        <List
          list={list}
          layout="part"
          skeleton={<RowsSkeleton rows={4} label="Loading more members" />}
          empty={query === "" ? noMembers : noMatch}
          endText="These are all members."
        >
          {({ node }) => <MemberRow member={node} actions={<MemberMenu community={data} member={node} onRemoved={refresh} />} />}
        </List>
      </div>
      {isInviting && <InviteDialog community={data} onClose={() => setInviting(false)} />}
    </section>
  );
}

const noMembers = { icon: UserSearch, title: "No members yet", text: "Be the first to join." };
const noMatch = { icon: UserSearch, title: "No matching members", text: "Try part of the first or last name." };
