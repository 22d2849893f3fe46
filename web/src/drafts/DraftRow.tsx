import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { DraftRow_draft$key } from "../__generated__/DraftRow_draft.graphql.ts";
import type { DraftRowPublishMutation } from "../__generated__/DraftRowPublishMutation.graphql.ts";
import { toPlainLine } from "../comments/commentText.ts";
import { editSearch, type PostAddress } from "../posts/address.ts";
import { findPostKind } from "../posts/kinds/index.ts";
import { useDeletePost } from "../posts/useDeletePost.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RelativeTime } from "../ui/RelativeTime.tsx";

interface DraftRowProps {
  draft: DraftRow_draft$key;
  /** Called when it has been published or deleted. */
  onRemoved: () => void;
  /** Called when its deletion was undone. */
  onRestored: () => void;
}

/** A draft with its actions: some types can be edited, the others only published or deleted. */
export function DraftRow({ draft, onRemoved, onRestored }: DraftRowProps) {
  const data = useFragment(
    graphql`
      fragment DraftRow_draft on Draft {
        post {
          ... on PostBase {
            id
            databaseId
          }
        }
        type
        title
        content
        url
        createdAt
        permissions {
          edit {
            allowed
          }
          publish {
            allowed
            reasons {
              message
            }
          }
          delete {
            allowed
          }
        }
      }
    `,
    draft,
  );
  const { post, type, title, content, url, createdAt, permissions } = data;
  const { search } = useLocation();
  const kind = findPostKind(type);
  if (!kind || post?.id === undefined || post.databaseId === undefined) return null;
  const name = title || (content && toPlainLine(content)) || url || "Without text";
  const { edit, publish, delete: remove } = permissions;
  const mayEdit = kind.isEditable && edit.allowed;
  const address: PostAddress = { key: kind.key, databaseId: post.databaseId, commentId: null };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 tablet:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex items-center gap-1.5 text-13 text-muted">
          <Icon of={kind.icon} size={16} />
          <span>
            {kind.label} · <RelativeTime time={createdAt} />
          </span>
        </p>
        <p className="user-text mt-0.5 line-clamp-2 text-15 font-medium">{name}</p>
        {!mayEdit && !publish.allowed && !remove.allowed && (
          <p className="mt-1 text-13 text-muted">{publish.reasons[0]?.message}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <LinkButton size="small" href={editSearch(search, address)} aria-label={`Edit ${name}`}>
            Edit
          </LinkButton>
        )}
        {publish.allowed && <PublishButton postId={post.id} name={name} onRemoved={onRemoved} />}
        {remove.allowed && <DeleteButton postId={post.id} name={name} onRemoved={onRemoved} onRestored={onRestored} />}
      </div>
    </div>
  );
}

interface ActionProps {
  /** The global id. */
  postId: string;
  name: string;
  onRemoved: () => void;
}

/** Publishes a draft as it is; a toast shows what is missing. */
function PublishButton({ postId, name, onRemoved }: ActionProps) {
  const { run, isRunning } = useMutationAction<DraftRowPublishMutation>(graphql`
    mutation DraftRowPublishMutation($input: PublishDraftInput!) {
      publishDraft(input: $input) {
        post {
          ...PostView_post
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const publish = () =>
    void run({
      variables: { input: { postId } },
      write: "post",
      done: "Your draft has been published.",
      onDone: onRemoved,
    });
  return (
    <Button size="small" variant="primary" onPress={publish} isPending={isRunning} aria-label={`Publish ${name}`}>
      Publish
    </Button>
  );
}

/** Deletes a draft after a confirmation; a toast offers to restore it. */
function DeleteButton({ postId, name, onRemoved, onRestored }: ActionProps & Pick<DraftRowProps, "onRestored">) {
  const { deletePost, isDeleting } = useDeletePost(postId, {
    done: "The draft has been deleted.",
    onDeleted: onRemoved,
    onRestored,
  });
  return (
    <Button size="small" variant="quiet" onPress={deletePost} isPending={isDeleting} aria-label={`Delete ${name}`}>
      Delete
    </Button>
  );
}
