import { graphql } from "react-relay";
import type { useDeleteStoryMutation } from "../__generated__/useDeleteStoryMutation.graphql.ts";
import type { useDeleteStoryRestoreMutation } from "../__generated__/useDeleteStoryRestoreMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";

/** Restores a deleted story with its likes and comments. @param id the global id */
export function useRestoreStory(id: string, onRestored?: () => void): { restore: () => void; isRestoring: boolean } {
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
  const restore = () => void run({ variables: { input: { storyId: id } }, write: "story", subjectId: id, onDone: onRestored });
  return { restore, isRestoring: isRunning };
}

interface DeleteOptions {
  onDeleted?: () => void;
  /** Called when the deletion was undone. */
  onRestored?: () => void;
}

/** Deletes a story after a confirmation; the page and a toast offer to restore it. @param id the global id */
export function useDeleteStory(
  id: string,
  { onDeleted, onRestored }: DeleteOptions = {},
): { remove: () => void; isDeleting: boolean } {
  const { restore } = useRestoreStory(id, onRestored);
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
  const remove = () =>
    void run({
      variables: { input: { storyId: id } },
      question: "Do you want to delete this story?",
      write: "story",
      done: "The story has been deleted.",
      undo: restore,
      subjectId: id,
      onDone: onDeleted,
    });
  return { remove, isDeleting: isRunning };
}
