import { useState, type RefObject } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router";
import type { EditPostQuery } from "../../__generated__/EditPostQuery.graphql.ts";
import { DraftGate } from "../../forms/DraftGate.tsx";
import { useLoadedQuery } from "../../loading/useLoadedQuery.ts";
import { Redirect } from "../../navigation/Redirect.tsx";
import { postSearch, type PostAddress } from "../address.ts";
import { EditPostForm } from "../generated/EditPostForm.tsx";
import { postKinds } from "../kinds/index.ts";
import { useAfterSavingPost } from "./useAfterSavingPost.ts";
import { useWriter } from "./useWriter.ts";

interface EditPostProps {
  address: PostAddress;
  /** Called after a successful save. */
  onDone: () => void;
  onDiscard: RefObject<(() => void) | null>;
}

/** The edit form of a post; viewers who may not edit it see the post instead. */
export function EditPost({ address, onDone, onDiscard }: EditPostProps) {
  const { viewer, post } = useLoadedQuery<EditPostQuery>(
    graphql`
      query EditPostQuery($type: PostType!, $databaseId: Int!) {
        viewer {
          databaseId
          ...useWriter_viewer
        }
        post(type: $type, databaseId: $databaseId) {
          ... on PostBase @alias(as: "base") {
            id
            permissions {
              edit {
                allowed
              }
            }
          }
          ...EditPostForm_post
        }
      }
    `,
    { type: postKinds[address.key].type, databaseId: address.databaseId },
    { fetchPolicy: "network-only" },
  );
  const writer = useWriter(viewer);
  const onSaved = useAfterSavingPost(postKinds[address.key], onDone);
  const { search } = useLocation();
  // A form that is open stays when the viewer loses the permission, such as by the deletion of the post: saving says why.
  const [mayEdit] = useState(post?.base?.permissions.edit.allowed === true);
  if (!post?.base || !mayEdit) return <Redirect to={{ search: postSearch(search, address) }} />;
  return (
    <DraftGate name={`${viewer.databaseId} ${post.base.id}`} onDiscard={onDiscard}>
      {(draft) => <EditPostForm post={post} context={{ writer, draft, communityId: null, onSaved }} />}
    </DraftGate>
  );
}
