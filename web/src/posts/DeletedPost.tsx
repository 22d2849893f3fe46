import { graphql, useFragment } from "react-relay";
import type { DeletedPost_post$key } from "../__generated__/DeletedPost_post.graphql.ts";
import { Button } from "../ui/Button.tsx";
import { useRestorePost } from "./useRestorePost.ts";

/** Shown in place of a deleted post; offers to restore it to those who may. */
export function DeletedPost({ post }: { post: DeletedPost_post$key }) {
  const { id, permissions } = useFragment(
    graphql`
      fragment DeletedPost_post on PostBase {
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
    post,
  );
  const { restorePost, isRestoring } = useRestorePost(id);
  const { allowed, reasons } = permissions.restore;
  // Permissions that were read before the deletion only report that there was nothing to restore.
  const mayRestore = allowed || (reasons.length > 0 && reasons.every(({ code }) => code === "NOT_DELETED"));
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p className="text-14 text-muted italic">This post has been deleted.</p>
      {mayRestore && (
        <Button size="small" onPress={restorePost} isPending={isRestoring}>
          Restore
        </Button>
      )}
    </div>
  );
}
