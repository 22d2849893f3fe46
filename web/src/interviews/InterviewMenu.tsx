import { CircleX, Share2, UserPlus } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { InterviewMenu_interview$key } from "../__generated__/InterviewMenu_interview.graphql.ts";
import { ownAnswersPath } from "../answers/answerPaths.ts";
import { PostMenu } from "../posts/PostMenu.tsx";
import { lazyDialog } from "../ui/lazyDialog.tsx";
import { MenuItem } from "../ui/Menu.tsx";
import { DeleteItem, EditItem } from "../ui/MoreMenu.tsx";
import { interviewEditPath, interviewPath } from "./interviewPaths.ts";
import { useChangeInterviewStatus } from "./useChangeInterviewStatus.ts";
import { useDeleteInterview } from "./useDeleteInterview.ts";

const ShareDialog = lazyDialog(async () => (await import("./ShareDialog.tsx")).ShareDialog);

/** The menu of an interview, with the actions that the viewer may perform. */
export function InterviewMenu({ interview }: { interview: InterviewMenu_interview$key }) {
  const { id, databaseId, title, type, permissions } = useFragment(
    graphql`
      fragment InterviewMenu_interview on Interview {
        id
        databaseId
        title
        type
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
  const { changeStatus, isChanging } = useChangeInterviewStatus(id);
  const { remove, isDeleting } = useDeleteInterview(id);
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <PostMenu name={title} address={location.origin + interviewPath(databaseId)} isPending={isChanging || isDeleting}>
        {permissions.edit.allowed && <EditItem href={interviewEditPath(databaseId)} />}
        {permissions.invite.allowed && (
          <MenuItem icon={UserPlus} href={`${ownAnswersPath(type, databaseId)}#invitations`}>
            Invite people
          </MenuItem>
        )}
        {permissions.share.allowed && (
          <MenuItem icon={Share2} onAction={() => setSharing(true)}>
            Share
          </MenuItem>
        )}
        {permissions.close.allowed && (
          <MenuItem icon={CircleX} onAction={() => changeStatus("CLOSED")}>
            Close
          </MenuItem>
        )}
        {permissions.delete.allowed && <DeleteItem onAction={remove} />}
      </PostMenu>
      {isSharing && <ShareDialog databaseId={databaseId} onClose={() => setSharing(false)} />}
    </>
  );
}
