import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import type { PostActions_post$key } from "../__generated__/PostActions_post.graphql.ts";
import { DeleteItem, EditItem } from "../ui/MoreMenu.tsx";
import { editSearch, postLink, readPostAddress, type PostAddress } from "./address.ts";
import type { PostKind } from "./kinds/PostKind.ts";
import type { OverlayState } from "./overlayState.ts";
import { PostMenu } from "./PostMenu.tsx";
import { useDeletePost } from "./useDeletePost.ts";

interface PostActionsProps {
  post: PostActions_post$key;
  /** The post's accessible name. */
  name: string;
  kind: PostKind;
}

/** The menu of a post, with the actions that the viewer may perform. */
export function PostActions({ post, name, kind }: PostActionsProps) {
  const { id, databaseId, permissions } = useFragment(
    graphql`
      fragment PostActions_post on PostBase {
        id
        databaseId
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
    post,
  );
  const { deletePost, isDeleting } = useDeletePost(id);
  const navigate = useNavigate();
  const address: PostAddress = { key: kind.key, databaseId, commentId: null };
  const edit = () => {
    const { search } = location;
    const open = readPostAddress(search).address;
    const state: OverlayState = { isAbovePost: open?.key === kind.key && open.databaseId === databaseId };
    void navigate({ search: editSearch(search, address) }, { state, preventScrollReset: true });
  };
  return (
    <PostMenu name={name} address={postLink(location.origin, kind.key, databaseId)} isPending={isDeleting}>
      {kind.isEditable && permissions.edit.allowed && <EditItem onAction={edit} />}
      {permissions.delete.allowed && <DeleteItem onAction={deletePost} />}
    </PostMenu>
  );
}
