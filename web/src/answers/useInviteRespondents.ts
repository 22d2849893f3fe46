import { graphql } from "react-relay";
import type { useInviteRespondentsMutation } from "../__generated__/useInviteRespondentsMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

interface Invited {
  personIds?: string[];
  emails?: string[];
}

/** Invites people to answer an interview. @param inlineErrors the errors that the caller shows itself; see `useMutationAction` */
export function useInviteRespondents(interviewId: string, inlineErrors: readonly string[] | "all" = []) {
  const { run, isRunning } = useMutationAction<useInviteRespondentsMutation>(
    graphql`
      mutation useInviteRespondentsMutation($input: InviteRespondentsInput!) {
        inviteRespondents(input: $input) {
          interview {
            ...Invitations_interview
          }
          errors {
            ...mutation_error @relay(mask: false)
          }
        }
      }
    `,
    { inlineErrors },
  );
  const invite = (invited: Invited) =>
    run({ variables: { input: { interviewId, ...invited } }, write: "answers", done: "The invitation has been sent." });
  return { invite, isRunning };
}
