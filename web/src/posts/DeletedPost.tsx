import { graphql, useFragment } from "react-relay";
import type { DeletedPost_post$key } from "../__generated__/DeletedPost_post.graphql.ts";
import { DeletedNotice } from "../ui/DeletedNotice.tsx";
import { useRestorePost } from "./useRestorePost.ts";

/** Shown instead of a deleted post; offers to restore it to those who may. */
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
    <DeletedNotice
      text="This post has been deleted."
      onRestore={mayRestore ? restorePost : null}
      isRestoring={isRestoring}
      className="min-h-10 justify-between gap-y-2"
    />
  );
}
