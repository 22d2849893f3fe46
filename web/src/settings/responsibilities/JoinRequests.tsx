import { graphql, useFragment } from "react-relay";
import type { JoinRequests_viewer$key } from "../../__generated__/JoinRequests_viewer.graphql.ts";
import type { JoinRequestsMutation } from "../../__generated__/JoinRequestsMutation.graphql.ts";
import { AuthorName } from "../../profiles/AuthorName.tsx";
import { RequestButtons } from "../../profiles/RequestButtons.tsx";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { FocusFallback } from "../../ui/FocusFallback.tsx";

interface JoinRequestsProps {
  viewer: JoinRequests_viewer$key;
  /** Reads the list again after a request turned out to be withdrawn or answered elsewhere. */
  onOutdated: () => void;
}

/** Join requests that await the viewer's answer; renders nothing without any. */
export function JoinRequests({ viewer, onOutdated }: JoinRequestsProps) {
  const { joinRequests } = useFragment(
    graphql`
      fragment JoinRequests_viewer on Viewer {
        joinRequests {
          id
          person {
            name
            avatar
            ...AuthorName_author
          }
          company {
            name
          }
        }
      }
    `,
    viewer,
  );
  const { run } = useMutationAction<JoinRequestsMutation>(graphql`
    mutation JoinRequestsMutation($input: AnswerJoinRequestInput!) {
      answerJoinRequest(input: $input) {
        viewer {
          ...JoinRequests_viewer
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const answer = async (requestId: string, accepted: boolean) => {
    const outcome = await run({ variables: { input: { requestId, accepted } }, write: "responsibility" });
    if (!outcome.ok) onOutdated();
  };
  return (
    // It stays when the last request is answered.
    <FocusFallback>
      {joinRequests && joinRequests.length > 0 && (
        <section aria-labelledby="join-requests" className="mb-8 rounded-card border border-line bg-sunken p-4">
          <h3 id="join-requests" className="text-15 font-semibold">
            Waiting for your approval
          </h3>
          <ul className="mt-2 divide-y divide-line">
            {joinRequests.map(({ id, person, company }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 py-3">
                <Avatar name={person.name} src={person.avatar} size={40} />
                <p className="min-w-48 flex-1 text-14">
                  <AuthorName author={person} className="font-medium" /> says that they work for {company.name}.
                </p>
                <RequestButtons name={person.name} onAnswer={(isAccepted) => answer(id, isAccepted)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </FocusFallback>
  );
}
