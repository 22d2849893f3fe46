import { graphql, useFragment } from "react-relay";
import type { DeletedComment_comment$key } from "../__generated__/DeletedComment_comment.graphql.ts";
import { DeletedNotice } from "../ui/DeletedNotice.tsx";
import { useRestoreComment } from "./useRestoreComment.ts";

/** Replaces a deleted comment and offers viewers with permission to restore it. */
export function DeletedComment({ comment }: { comment: DeletedComment_comment$key }) {
  const { id, permissions } = useFragment(
    graphql`
      fragment DeletedComment_comment on Comment {
        id
        permissions {
          restore {
            allowed
            reasons {
              code
            }
          }
        }
      }
    `,
    comment,
  );
  const { restoreComment, isRestoring } = useRestoreComment(id);
  const { allowed, reasons } = permissions.restore;
  // Permissions that were read before the deletion only report that there was nothing to restore.
  const mayRestore = allowed || (reasons.length > 0 && reasons.every(({ code }) => code === "NOT_DELETED"));
  return (
    <DeletedNotice
      text="This comment has been deleted."
      onRestore={mayRestore ? restoreComment : null}
      isRestoring={isRestoring}
      className="min-h-10 text-14"
    />
  );
}
