import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type {
  InvitedPeople_community$data,
  InvitedPeople_community$key,
} from "../__generated__/InvitedPeople_community.graphql.ts";
import type { InvitedPeoplePaginationQuery } from "../__generated__/InvitedPeoplePaginationQuery.graphql.ts";
import { MoreButton } from "../lists/MoreButton.tsx";
import { AuthorName } from "../profiles/AuthorName.tsx";
import { getAvatarKind } from "../profiles/avatarKind.ts";
import { WithdrawButton } from "../profiles/WithdrawButton.tsx";
import { Avatar } from "../ui/Avatar.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { useRemovePerson } from "./useRemovePerson.ts";

/** Invited people who have not joined yet, shown to users who may invite; shows nothing when there are none. */
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
  const container = useRef<HTMLDivElement>(null);
  const edges = data.invitations?.edges ?? [];
  return (
    // The container stays when the last invitation is withdrawn, so that the focus keeps its place on the page.
    <div ref={container} tabIndex={-1} className="outline-none">
      {edges.length > 0 && (
        <section aria-labelledby="invited" className={cardClasses("mb-3")}>
          <h2 id="invited" className="border-b border-line px-4 py-3 text-15 font-semibold tablet:px-5">
            Invited <span className="figures font-normal text-muted">{data.invitations?.totalCount}</span>
          </h2>
          <ul className="divide-y divide-line">
            {edges.map(({ node }) => (
              <InvitedPerson
                key={node.id}
                communityId={data.id}
                person={node}
                onWithdrawn={() => container.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
          <div className="px-4 empty:hidden tablet:px-5">
            <MoreButton text="Show more" pagination={pagination} count={edges.length} />
          </div>
        </section>
      )}
    </div>
  );
}

type Person = NonNullable<InvitedPeople_community$data["invitations"]>["edges"][number]["node"];

interface InvitedPersonProps {
  communityId: string;
  person: Person;
  /** Called when the invitation has been withdrawn. */
  onWithdrawn: () => void;
}

function InvitedPerson({ communityId, person, onWithdrawn }: InvitedPersonProps) {
  const { id, name, avatar, type } = person;
  const { remove, isRunning } = useRemovePerson();
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 tablet:px-5">
      <Avatar name={name} src={avatar} kind={getAvatarKind(type)} size={32} />
      <span className="min-w-0 flex-1 text-15 wrap-anywhere">
        <AuthorName author={person} />
      </span>
      <WithdrawButton
        name={name}
        isPending={isRunning}
        withdraw={(steps) => remove(communityId, id, steps)}
        onWithdrawn={onWithdrawn}
      />
    </li>
  );
}
