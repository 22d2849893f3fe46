import { graphql, useRelayEnvironment } from "react-relay";
import type { useDeleteStoryMutation } from "../__generated__/useDeleteStoryMutation.graphql.ts";
import type { useDeleteStoryRestoreMutation } from "../__generated__/useDeleteStoryRestoreMutation.graphql.ts";
import { invalidateAfter } from "../relay/freshness.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { confirmAction } from "../ui/alerts.ts";
import { showToast } from "../ui/Toaster.tsx";

const noop = () => {};

/** Restores a deleted story with its likes and comments. @param id the global id */
export function useRestoreStory(id: string, onRestored: () => void = noop): { restore: () => void; isRestoring: boolean } {
  const environment = useRelayEnvironment();
  const { run, isRunning } = useMutationAction<useDeleteStoryRestoreMutation>(graphql`
    mutation useDeleteStoryRestoreMutation($input: RestoreStoryInput!) {
      restoreStory(input: $input) {
        story {
          ...DeletedStory_story
          ...StoryArticle_story
          news {
            isDeleted
            ...Composer_subject
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const restore = async () => {
    if (!(await run({ variables: { input: { storyId: id } } })).ok) return;
    invalidateAfter("story", environment);
    onRestored();
  };
  return { restore: () => void restore(), isRestoring: isRunning };
}

/** Deletes a story after a confirmation; the page and a toast offer to restore it. @param id the global id */
export function useDeleteStory(id: string, onChanged: () => void = noop): { remove: () => void; isDeleting: boolean } {
  const environment = useRelayEnvironment();
  const { restore } = useRestoreStory(id, onChanged);
  const { run, isRunning } = useMutationAction<useDeleteStoryMutation>(graphql`
    mutation useDeleteStoryMutation($input: DeleteStoryInput!) {
      deleteStory(input: $input) {
        story {
          ...DeletedStory_story
          news {
            isDeleted
          }
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const remove = async () => {
    if (!(await confirmAction("Do you want to delete this story?"))) return;
    if (!(await run({ variables: { input: { storyId: id } } })).ok) return;
    invalidateAfter("story", environment);
    showToast("success", "The story has been deleted.", { action: { label: "Undo", onPress: restore } });
    onChanged();
  };
  return { remove: () => void remove(), isDeleting: isRunning };
}
