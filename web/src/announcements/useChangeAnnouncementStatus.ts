import { graphql } from "react-relay";
import type { useChangeAnnouncementStatusMutation } from "../__generated__/useChangeAnnouncementStatusMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { showAlert } from "../ui/alerts.ts";

type Step = "PUBLISHED" | "ARCHIVED";

/** The question before each change, its button, and the text after it. */
const steps: Readonly<Record<Step, { message: string; applyText: string; done: string }>> = {
  PUBLISHED: {
    message: "Publish this announcement? Everybody will be able to read it.",
    applyText: "Publish",
    done: "The announcement has been published.",
  },
  ARCHIVED: {
    message:
      "Archive this announcement? Others can no longer read it, its scheduled e-mail is cancelled, and it cannot be published again. The news made from it stays.",
    applyText: "Archive",
    done: "The announcement has been archived.",
  },
};

/** Changes the status of an announcement after a confirmation, because it cannot be reverted. @param id the global id */
export function useChangeAnnouncementStatus(id: string): { changeStatus: (status: Step) => void; isChanging: boolean } {
  const { run, isRunning } = useMutationAction<useChangeAnnouncementStatusMutation>(graphql`
    mutation useChangeAnnouncementStatusMutation($input: UpdateAnnouncementInput!) {
      updateAnnouncement(input: $input) {
        announcement {
          ...AnnouncementHubView_announcement
          ...AnnouncementCard_announcement
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const changeStatus = async (status: Step) => {
    const { done, ...question } = steps[status];
    if ((await showAlert({ ...question, isDestructive: status === "ARCHIVED" })) !== "apply") return;
    // The change may have added it to lists and feeds, or removed it from them.
    await run({ variables: { input: { announcementId: id, status } }, write: "announcement", done });
  };
  return { changeStatus: (status) => void changeStatus(status), isChanging: isRunning };
}
