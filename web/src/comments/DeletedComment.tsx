import { graphql, useFragment } from "react-relay";
import type { DeletedComment_comment$key } from "../__generated__/DeletedComment_comment.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useRestoreComment } from "./useRestoreComment.ts";

/** What stands in the place of a deleted comment, with the way back for those who may take it. */
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
  // What was read before it was deleted says only that there was nothing to restore.
  const mayRestore = allowed || (reasons.length > 0 && reasons.every(({ code }) => code === "NOT_DELETED"));
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 text-14 text-muted">
      <p className="italic">This comment has been deleted.</p>
      {mayRestore && (
        <Button size="small" onPress={restoreComment} isPending={isRestoring}>
          Restore
        </Button>
      )}
    </div>
  );
}
