import { graphql } from "react-relay";
import type { useSaveStoryCreateMutation } from "../../__generated__/useSaveStoryCreateMutation.graphql.ts";
import type { useSaveStoryUpdateMutation } from "../../__generated__/useSaveStoryUpdateMutation.graphql.ts";
import type { SaveAs } from "../../forms/useDraftForm.ts";
import { authorOf } from "../../posts/writing/audience.ts";
import { saved, type SaveResult } from "../../posts/writing/savePost.ts";
import { useMutationAction } from "../../relay/useMutationAction.ts";
import { storyFields, type StoryValues } from "./storyValues.ts";

type Save = (values: StoryValues, saveAs: SaveAs, idempotencyKey: string) => Promise<SaveResult>;

/**
 * Writes a story, or changes one that is there.
 * @param storyId its global id; null for a new one
 * @param isPublished it cannot be a draft again
 */
export function useSaveStory(storyId: string | null, isPublished: boolean): Save {
  const create = useMutationAction<useSaveStoryCreateMutation>(
    graphql`
      mutation useSaveStoryCreateMutation($input: CreateStoryInput!) {
        payload: createStory(input: $input) {
          post: story {
            databaseId
            ...StoryArticle_story
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  const update = useMutationAction<useSaveStoryUpdateMutation>(
    graphql`
      mutation useSaveStoryUpdateMutation($input: UpdateStoryInput!) {
        payload: updateStory(input: $input) {
          post: story {
            databaseId
            ...StoryForm_story
            ...StoryArticle_story
            ...StoryDraftRow_story
          }
          errors {
            code
            message
            field
          }
        }
      }
    `,
    { inPlace: "all" },
  );
  return (values, saveAs, idempotencyKey) => {
    const fields = storyFields(values);
    if (storyId === null) {
      const input = { ...fields, ...authorOf(values.authorId), saveAs, idempotencyKey };
      return saved(create.run({ variables: { input } }));
    }
    const input = { storyId, ...fields, ...(isPublished ? {} : { saveAs }) };
    return saved(update.run({ variables: { input } }));
  };
}
