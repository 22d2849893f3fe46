import { graphql } from "react-relay";
import type { useDeleteInterviewMutation } from "../__generated__/useDeleteInterviewMutation.graphql.ts";
import type { useDeleteInterviewRestoreMutation } from "../__generated__/useDeleteInterviewRestoreMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Restores a deleted interview with its questions and answers. @param id the global id */
export function useRestoreInterview(id: string): { restore: () => void; isRestoring: boolean } {
  const { run, isRunning } = useMutationAction<useDeleteInterviewRestoreMutation>(graphql`
    mutation useDeleteInterviewRestoreMutation($input: RestoreInterviewInput!) {
      restoreInterview(input: $input) {
        interview {
          ...InterviewView_interview
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const restore = () => void run({ variables: { input: { interviewId: id } }, write: "interview", subjectId: id });
  return { restore, isRestoring: isRunning };
}

/** Deletes an interview after a confirmation; the page and a toast offer to restore it. @param id the global id */
export function useDeleteInterview(id: string): { remove: () => void; isDeleting: boolean } {
  const { restore } = useRestoreInterview(id);
  const { run, isRunning } = useMutationAction<useDeleteInterviewMutation>(graphql`
    mutation useDeleteInterviewMutation($input: DeleteInterviewInput!) {
      deleteInterview(input: $input) {
        interview {
          ...InterviewView_interview
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void run({
      variables: { input: { interviewId: id } },
      write: "interview",
      question: "Do you want to delete this interview?",
      done: "The interview has been deleted.",
      undo: restore,
      subjectId: id,
    });
  return { remove, isDeleting: isRunning };
}
