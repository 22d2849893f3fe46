import { CalendarX2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CallOffButton_announcement$key } from "../__generated__/CallOffButton_announcement.graphql.ts";
import type { CallOffButtonMutation } from "../__generated__/CallOffButtonMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";

/** Calls off an e-mail that waits for its time (D-203); nothing where none waits. What is being written stays. */
export function CallOffButton({ announcement }: { announcement: CallOffButton_announcement$key }) {
  const { id, permissions } = useFragment(
    graphql`
      fragment CallOffButton_announcement on Announcement {
        id
        permissions {
          callOffMail {
            allowed
          }
        }
      }
    `,
    announcement,
  );
  const { run, isRunning } = useMutationAction<CallOffButtonMutation>(graphql`
    mutation CallOffButtonMutation($input: CallOffAnnouncementEmailInput!) {
      callOffAnnouncementEmail(input: $input) {
        announcement {
          ...CallOffButton_announcement
          ...HubDistribution_announcement
          ...AnnouncementCard_announcement
          email {
            status
            recipientsCount
            sendAt
          }
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  if (!permissions.callOffMail.allowed) return null;
  const callOff = async () => {
    if ((await run({ variables: { input: { announcementId: id } } })).ok) {
      showToast("success", "The e-mail has been called off. It is a draft again.");
    }
  };
  return (
    <Button size="small" icon={CalendarX2} onPress={() => void callOff()} isPending={isRunning}>
      Call off
    </Button>
  );
}
