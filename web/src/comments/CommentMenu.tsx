import { graphql, useFragment } from "react-relay";
import type { CommentMenu_comment$key } from "../__generated__/CommentMenu_comment.graphql.ts";
import { DeleteItem, EditItem, MoreMenu } from "../ui/MoreMenu.tsx";
import { useDeleteComment } from "./useDeleteComment.ts";

/** The actions of the comment's author and of platform admins; renders nothing for others. */
export function CommentMenu({ comment, onEdit }: { comment: CommentMenu_comment$key; onEdit: () => void }) {
  const { id, author, permissions } = useFragment(
    graphql`
      fragment CommentMenu_comment on Comment {
        id
        author {
          name
        }
        permissions {
          edit {
            allowed
          }
          delete {
            allowed
          }
        }
      }
    `,
    comment,
  );
  const { deleteComment, isDeleting } = useDeleteComment(id);
  if (!permissions.edit.allowed && !permissions.delete.allowed) return null;
  return (
    <MoreMenu name={`the comment of ${author.name}`} isPending={isDeleting} className="-my-1">
      {permissions.edit.allowed && <EditItem onAction={onEdit} />}
      {permissions.delete.allowed && <DeleteItem onAction={deleteComment} />}
    </MoreMenu>
  );
}
