import { graphql, useRelayEnvironment } from "react-relay";
import type { useDeleteAnnouncementMutation } from "../__generated__/useDeleteAnnouncementMutation.graphql.ts";
import type { useDeleteAnnouncementRestoreMutation } from "../__generated__/useDeleteAnnouncementRestoreMutation.graphql.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

/** Restores a deleted announcement and the news item made from it. @param id the global id */
export function useRestoreAnnouncement(id: string): { restore: () => void; isRestoring: boolean } {
  const environment = useRelayEnvironment();
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
  const restore = async () => {
    if ((await run({ variables: { input: { announcementId: id } } })).ok) invalidateAfter("announcement", environment);
  };
  return { restore: () => void restore(), isRestoring: isRunning };
}

/** Deletes an announcement after a confirmation; the page and a toast offer to restore it. @param id the global id */
export function useDeleteAnnouncement(id: string): { remove: () => void; isDeleting: boolean } {
  const environment = useRelayEnvironment();
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
  const remove = async () => {
    if (!(await confirmAction("Do you want to delete this announcement and the story published from it?"))) return;
    const outcome = await run({ variables: { input: { announcementId: id } } });
    if (!outcome.ok) return;
    invalidateAfter("announcement", environment);
    showToast("success", "The announcement has been deleted.", { action: { label: "Undo", onPress: restore } });
  };
  return { remove: () => void remove(), isDeleting: isRunning };
}
