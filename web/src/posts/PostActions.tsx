import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PostActions_post$key } from "../__generated__/PostActions_post.graphql.ts";
import { MenuItem } from "../ui/Menu.tsx";
import { PostMenu } from "./PostMenu.tsx";
import { useDeletePost } from "./useDeletePost.ts";

interface PostActionsProps {
  post: PostActions_post$key;
  /** What the post is called. */
  name: string;
  /** The address to hand to others. */
  address: string;
}

/** The menu of a post, with what the viewer may do to it. */
export function PostActions({ post, name, address }: PostActionsProps) {
  const { id, permissions } = useFragment(
    graphql`
      fragment PostActions_post on PostBase {
        id
        permissions {
          delete {
            allowed
          }
        }
      }
    `,
    post,
  );
  const { deletePost, isDeleting } = useDeletePost(id);
  return (
    <PostMenu name={name} address={address} isPending={isDeleting}>
      {permissions.delete.allowed && (
        <MenuItem icon={Trash2} tone="danger" onAction={deletePost}>
          Delete
        </MenuItem>
      )}
    </PostMenu>
  );
}
