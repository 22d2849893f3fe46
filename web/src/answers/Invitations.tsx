import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { Invitations_interview$key } from "../__generated__/Invitations_interview.graphql.ts";
import { PeopleSearch } from "../profiles/PeopleSearch.tsx";
import { cardClasses } from "../ui/Card.tsx";
import { InvitationList } from "./InvitationList.tsx";
import { InviteByEmailForm } from "./InviteByEmailForm.tsx";
import { useInviteRespondents } from "./useInviteRespondents.ts";

/**
 * The invitations of an interview, for its author: each with a personal link; more people can be invited by name or e-mail
 * address.
 */
export function Invitations({ interview }: { interview: Invitations_interview$key }) {
  const data = useFragment(
    graphql`
      fragment Invitations_interview on Interview {
        id
        status
        invitations {
          contact {
            id
          }
        }
        ...InvitationList_interview
      }
    `,
    interview,
  );
  const { id, status, invitations } = data;
  const { invite, isRunning } = useInviteRespondents(id);
  const section = useRef<HTMLElement>(null);
  const isWanted = useLocation().hash === "#invitations";
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView();
  }, [isWanted]);
  if (!invitations) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="invitations"
      className={cardClasses("mx-auto mt-3 w-full max-w-180 scroll-mt-20 outline-none")}
    >
      <div className="px-4 py-4 tablet:px-6">
        <h2 id="invitations" className="text-18 font-semibold">
          Invitations
        </h2>
        {status === "OPEN" && (
          <div className="mt-3">
            <PeopleSearch
              label="Search for people to invite"
              chosenIds={invitations.map(({ contact }) => contact?.id)}
              action="Invite"
              isPending={isRunning}
              onAction={(person) => void invite({ personIds: [person.id] })}
            />
          </div>
        )}
        {status === "OPEN" && <InviteByEmailForm interviewId={id} />}
      </div>
      <InvitationList interview={data} onWithdrawn={() => section.current?.focus({ preventScroll: true })} />
    </section>
  );
}
