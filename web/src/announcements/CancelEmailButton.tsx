import { CalendarX2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CancelEmailButton_announcement$key } from "../__generated__/CancelEmailButton_announcement.graphql.ts";
import type { CancelEmailButtonMutation } from "../__generated__/CancelEmailButtonMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";

/** Cancels a scheduled e-mail; renders nothing when none is scheduled. Unsaved text is kept. */
export function CancelEmailButton({ announcement }: { announcement: CancelEmailButton_announcement$key }) {
  const { id, permissions } = useFragment(
    graphql`
      fragment CancelEmailButton_announcement on Announcement {
        id
        permissions {
          cancelMail {
            allowed
          }
        }
      }
    `,
    announcement,
  );
  const { run, isRunning } = useMutationAction<CancelEmailButtonMutation>(graphql`
    mutation CancelEmailButtonMutation($input: CancelAnnouncementEmailInput!) {
      cancelAnnouncementEmail(input: $input) {
        announcement {
          ...CancelEmailButton_announcement
          ...HubDistribution_announcement
          ...AnnouncementCard_announcement
          email {
            status
            recipientsCount
            sendAt
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  if (!permissions.cancelMail.allowed) return null;
  const cancel = () =>
    void run({
      variables: { input: { announcementId: id } },
      done: "The e-mail has been cancelled. It is a draft again.",
    });
  return (
    <Button size="small" icon={CalendarX2} onPress={cancel} isPending={isRunning}>
      Cancel sending
    </Button>
  );
}
