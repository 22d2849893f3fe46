import { graphql } from "react-relay";
import type { useSaveStoryCreateMutation } from "../../__generated__/useSaveStoryCreateMutation.graphql.ts";
import type { useSaveStoryUpdateMutation } from "../../__generated__/useSaveStoryUpdateMutation.graphql.ts";
import type { SubmitOptions } from "../../forms/useForm.ts";
import { toAuthorInput } from "../../posts/writing/audienceValues.ts";
import { toSaveResult, type SaveResult } from "../../posts/writing/savePost.ts";
import { useFormMutation } from "../../relay/useMutationAction.ts";
import type { StoryFields, StoryValues } from "./storySchema.ts";

type Save = (fields: StoryFields, sending: SubmitOptions<StoryValues, StoryFields>) => Promise<SaveResult>;

/**
 * Creates or updates a story.
 * @param storyId its global id; null for a new one
 * @param isPublished it cannot become a draft again
 */
export function useSaveStory(storyId: string | null, isPublished: boolean): Save {
  const create = useFormMutation<useSaveStoryCreateMutation>(graphql`
    mutation useSaveStoryCreateMutation($input: CreateStoryInput!) {
      payload: createStory(input: $input) {
        post: story {
          databaseId
          ...StoryArticle_story
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  const update = useFormMutation<useSaveStoryUpdateMutation>(graphql`
    mutation useSaveStoryUpdateMutation($input: UpdateStoryInput!) {
      payload: updateStory(input: $input) {
        post: story {
          databaseId
          ...StoryForm_story
          ...StoryArticle_story
          ...StoryDraftRow_story
        }
        errors {
          ...mutation_error @relay(mask: false)
        }
      }
    }
  `);
  return ({ authorId, ...fields }, { saveAs, idempotencyKey, changes: { authorId: _authorId, ...changes } }) => {
    if (storyId === null) {
      const input = { ...fields, ...toAuthorInput(authorId), status: saveAs, idempotencyKey };
      return toSaveResult(create.run({ variables: { input } }));
    }
    // The form shows no title where the headline replaces it, so that a changed headline also replaces an equal title.
    const title = changes.headline === undefined ? {} : { title: fields.title };
    const input = { storyId, ...changes, ...title, ...(isPublished ? {} : { status: saveAs }) };
    return toSaveResult(update.run({ variables: { input } }));
  };
}
