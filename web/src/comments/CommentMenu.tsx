import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CommentMenu_comment$key } from "../__generated__/CommentMenu_comment.graphql.ts";
import { IconButton } from "../ui/Button.tsx";
import { Menu, MenuItem } from "../ui/Menu.tsx";
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
  const label = `More for the comment of ${author.name}`;
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={Ellipsis} label={label} hasTooltip={false} isPending={isDeleting} className="-my-1" />}
    >
      {permissions.edit.allowed && (
        <MenuItem icon={Pencil} onAction={onEdit}>
          Edit
        </MenuItem>
      )}
      {permissions.delete.allowed && (
        <MenuItem icon={Trash2} tone="danger" onAction={deleteComment}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
