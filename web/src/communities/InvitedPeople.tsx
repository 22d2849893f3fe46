import { graphql, usePaginationFragment } from "react-relay";
import type { InvitedPeople_community$key } from "../__generated__/InvitedPeople_community.graphql.ts";
import type { InvitedPeoplePaginationQuery } from "../__generated__/InvitedPeoplePaginationQuery.graphql.ts";
import { MoreButton } from "../lists/MoreButton.tsx";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { Button } from "../ui/Button.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { useRemovePerson } from "./useRemovePerson.ts";

/** Invited people who have not joined yet, shown to users who may invite; renders nothing when there are none. */
export function InvitedPeople({ community }: { community: InvitedPeople_community$key }) {
  const { data, ...pagination } = usePaginationFragment<InvitedPeoplePaginationQuery, InvitedPeople_community$key>(
    graphql`
      fragment InvitedPeople_community on Community
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "InvitedPeoplePaginationQuery") {
        id
        invitations(first: $first, after: $after) @connection(key: "InvitedPeople_invitations") {
          totalCount
          edges {
            node {
              id
              name
              avatar
              type
              ...AuthorName_author
            }
          }
        }
      }
    `,
    community,
  );
  const { remove, isRunning } = useRemovePerson();
  const edges = data.invitations?.edges ?? [];
  if (edges.length === 0) return null;
  return (
    <section aria-labelledby="invited" className={cardClasses("mb-3")}>
      <h2 id="invited" className="border-b border-line px-4 py-3 text-15 font-semibold tablet:px-5">
        Invited <span className="figures font-normal text-muted">{data.invitations?.totalCount}</span>
      </h2>
      <ul className="divide-y divide-line">
        {edges.map(({ node }) => (
          <li key={node.id} className="flex items-center gap-3 px-4 py-2.5 tablet:px-5">
            <Avatar name={node.name} src={node.avatar} kind={getAvatarKind(node.type)} size={32} />
            <span className="min-w-0 flex-1 truncate text-15">
              <AuthorName author={node} />
            </span>
            <Button
              size="small"
              isDisabled={isRunning}
              aria-label={`Withdraw the invitation of ${node.name}`}
              onPress={() => remove(data.id, node.id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      <div className="px-4 empty:hidden tablet:px-5">
        <MoreButton text="Show more" pagination={pagination} count={edges.length} />
      </div>
    </section>
  );
}
