import { graphql } from "react-relay";
import type { useChangeInterviewStatusMutation } from "../__generated__/useChangeInterviewStatusMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Opens a draft, or closes an open interview after a confirmation, because that cannot be reverted. @param id the global id */
export function useChangeInterviewStatus(id: string): { changeStatus: (status: "OPEN" | "CLOSED") => void; isChanging: boolean } {
  const { run, isRunning } = useMutationAction<useChangeInterviewStatusMutation>(graphql`
    mutation useChangeInterviewStatusMutation($input: UpdateInterviewInput!) {
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
  const changeStatus = (status: "OPEN" | "CLOSED") =>
    void run({
      variables: { input: { interviewId: id, status } },
      write: "interview",
      ...(status === "CLOSED" && {
        question: "Close this interview? Nobody will be able to answer it, and it cannot be reopened.",
        confirmLabel: "Close interview",
      }),
      done: status === "OPEN" ? "Your interview is open for answers." : "The interview has been closed.",
    });
  return { changeStatus, isChanging: isRunning };
}
