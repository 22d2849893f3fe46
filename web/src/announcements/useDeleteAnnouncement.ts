import { graphql } from "react-relay";
import type { useDeleteAnnouncementMutation } from "../__generated__/useDeleteAnnouncementMutation.graphql.ts";
import type { useDeleteAnnouncementRestoreMutation } from "../__generated__/useDeleteAnnouncementRestoreMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Restores a deleted announcement and the news item made from it. @param id the global id */
export function useRestoreAnnouncement(id: string): { restore: () => void; isRestoring: boolean } {
  const { run, isRunning } = useMutationAction<useDeleteAnnouncementRestoreMutation>(graphql`
    mutation useDeleteAnnouncementRestoreMutation($input: RestoreAnnouncementInput!) {
      restoreAnnouncement(input: $input) {
        announcement {
          ...AnnouncementHubView_announcement
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const restore = () => void run({ variables: { input: { announcementId: id } }, write: "announcement", subjectId: id });
  return { restore, isRestoring: isRunning };
}

/** Deletes an announcement after a confirmation; the page and a toast offer to restore it. @param id the global id */
export function useDeleteAnnouncement(id: string): { remove: () => void; isDeleting: boolean } {
  const { restore } = useRestoreAnnouncement(id);
  const { run, isRunning } = useMutationAction<useDeleteAnnouncementMutation>(graphql`
    mutation useDeleteAnnouncementMutation($input: DeleteAnnouncementInput!) {
      deleteAnnouncement(input: $input) {
        announcement {
          ...AnnouncementHubView_announcement
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = () =>
    void run({
      variables: { input: { announcementId: id } },
      question:
        "Do you want to delete this announcement and the story published from it? Unless its e-mail has been sent, it will be cancelled.",
      write: "announcement",
      done: "The announcement has been deleted.",
      undo: restore,
      subjectId: id,
    });
  return { remove, isDeleting: isRunning };
}
