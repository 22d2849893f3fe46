import { CircleX, Pencil, Share2, Trash2, UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InterviewMenu_interview$key } from "../__generated__/InterviewMenu_interview.graphql.ts";
import { PostMenu } from "../posts/PostMenu.tsx";
import { MenuItem } from "../ui/Menu.tsx";
import { interviewEditPath, interviewPath } from "./interviewPaths.ts";
import { InviteDialog } from "./InviteDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { useDeleteInterview } from "./useDeleteInterview.ts";
import { useMoveInterview } from "./useMoveInterview.ts";

interface InterviewMenuProps {
  interview: InterviewMenu_interview$key;
  /** Whether there are pages on which answers are given. */
  hasAnswering: boolean;
}

/** The menu of an interview, with what the viewer may do to it. */
export function InterviewMenu({ interview, hasAnswering }: InterviewMenuProps) {
  const { id, databaseId, title, permissions } = useFragment(
    graphql`
      fragment InterviewMenu_interview on Interview {
        id
        databaseId
        title
        permissions {
          edit {
            allowed
          }
          invite {
            allowed
          }
          share {
            allowed
          }
          close {
            allowed
          }
          delete {
            allowed
          }
        }
      }
    `,
    interview,
  );
  const { move, isMoving } = useMoveInterview(id);
  const { remove, isDeleting } = useDeleteInterview(id);
  const [dialog, setDialog] = useState<"invite" | "share" | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <PostMenu name={title} address={location.origin + interviewPath(databaseId)} isPending={isMoving || isDeleting}>
        {permissions.edit.allowed && (
          <MenuItem icon={Pencil} href={interviewEditPath(databaseId)}>
            Edit
          </MenuItem>
        )}
        {hasAnswering && permissions.invite.allowed && (
          <MenuItem icon={UserPlus} onAction={() => setDialog("invite")}>
            Invite people
          </MenuItem>
        )}
        {permissions.share.allowed && (
          <MenuItem icon={Share2} onAction={() => setDialog("share")}>
            Share
          </MenuItem>
        )}
        {permissions.close.allowed && (
          <MenuItem icon={CircleX} onAction={() => move("CLOSED")}>
            Close
          </MenuItem>
        )}
        {permissions.delete.allowed && (
          <MenuItem icon={Trash2} tone="danger" onAction={remove}>
            Delete
          </MenuItem>
        )}
      </PostMenu>
      <Suspense>
        {dialog === "invite" && <InviteDialog databaseId={databaseId} onClose={close} />}
        {dialog === "share" && <ShareDialog databaseId={databaseId} onClose={close} />}
      </Suspense>
    </>
  );
}
