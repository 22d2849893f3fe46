import { graphql } from "react-relay";
import type { usePublishDraftMutation } from "../__generated__/usePublishDraftMutation.graphql.ts";
import { useMutationAction } from "../relay/useMutationAction.ts";
import { showToast } from "../ui/Toaster.tsx";

/** Publishes a draft as it is, or shows what is missing. @param postId the global id */
export function usePublishDraft(postId: string, onPublished: () => void): { publish: () => void; isPublishing: boolean } {
  const { run, isRunning } = useMutationAction<usePublishDraftMutation>(graphql`
    mutation usePublishDraftMutation($input: PublishDraftInput!) {
      publishDraft(input: $input) {
        post {
          ...PostView_post
        }
        errors {
          code
          message
          field
        }
      }
    }
  `);
  const publish = async () => {
    const outcome = await run({ variables: { input: { postId } } });
    if (!outcome.ok) return;
    showToast("success", "Your draft has been published.");
    onPublished();
  };
  return { publish: () => void publish(), isPublishing: isRunning };
}
