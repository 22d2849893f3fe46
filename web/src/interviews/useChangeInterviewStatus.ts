import { graphql } from "react-relay";
import type { useMoveInterviewMutation } from "../__generated__/useMoveInterviewMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Opens a draft, or closes an open interview after a confirmation, because that cannot be reverted. @param id the global id */
export function useMoveInterview(id: string): { move: (status: "OPEN" | "CLOSED") => void; isMoving: boolean } {
  const { run, isRunning } = useMutationAction<useMoveInterviewMutation>(graphql`
    mutation useMoveInterviewMutation($input: UpdateInterviewInput!) {
      updateInterview(input: $input) {
        interview {
          ...InterviewView_interview
          ...InterviewCard_interview
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const move = (status: "OPEN" | "CLOSED") =>
    void run({
      variables: { input: { interviewId: id, status } },
      ...(status === "CLOSED" && {
        question: "Close this interview? Nobody will be able to answer it, and it cannot be reopened.",
        confirmLabel: "Close interview",
      }),
      done: status === "OPEN" ? "Your interview is open for answers." : "The interview has been closed.",
    });
  return { move, isMoving: isRunning };
}
