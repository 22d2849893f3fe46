import { Lock } from "lucide-react";
import { Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { graphql, useLazyLoadQuery } from "react-relay";
import { useNavigate } from "react-router";
import type { StoryDialogQuery } from "../../__generated__/StoryDialogQuery.graphql.ts";
import { DraftGate } from "../../forms/DraftGate.tsx";
import { WritingDialog, type FormRoom } from "../../forms/WritingDialog.tsx";
import { FormSkeleton } from "../../forms/FormSkeleton.tsx";
import { useAfterSaving } from "../../forms/useAfterSaving.ts";
import { PostError } from "../../posts/PostError.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { draftsPath, storyPath } from "../newsKinds.ts";
import { readStoryForm, withoutStoryForm, type StoryTarget } from "./storyFormAddress.ts";
import { StoryForm } from "./StoryForm.tsx";

/** The form for a story over the page, when the address asks for it (D-148). */
export function StoryDialog({ target }: { target: StoryTarget }) {
  return (
    <WritingDialog
      title={target === "new" ? "Write a story" : "Edit story"}
      asks={(search) => readStoryForm(search) !== null}
      without={withoutStoryForm}
    >
      {(room) => (
        <ErrorBoundary FallbackComponent={PostError}>
          <Suspense fallback={<FormSkeleton />}>
            <StoryRoom key={target} target={target} room={room} />
          </Suspense>
        </ErrorBoundary>
      )}
    </WritingDialog>
  );
}

function StoryRoom({ target, room: { onDiscard, onDone } }: { target: StoryTarget; room: FormRoom }) {
  const isNew = target === "new";
  const { viewer, story, ...data } = useLazyLoadQuery<StoryDialogQuery>(
    graphql`
      query StoryDialogQuery($databaseId: Int!, $isNew: Boolean!) {
        ...StoryForm_query
        viewer {
          databaseId
          createStory {
            allowed
            reasons {
              message
            }
          }
        }
        story(databaseId: $databaseId) @skip(if: $isNew) {
          id
          permissions {
            edit {
              allowed
              reasons {
                message
              }
            }
          }
          ...StoryForm_story
        }
      }
    `,
    { databaseId: isNew ? 0 : target, isNew },
    { fetchPolicy: "network-only" },
  );
  const navigate = useNavigate();
  const afterSaving = useAfterSaving({
    noun: "story",
    draftsPath,
    view: (databaseId) => void navigate(storyPath(databaseId)),
  });
  if (!isNew && !story) {
    return <EmptyState icon={Lock} title="Not found" text="This story may have been deleted." />;
  }
  const verdict = story ? story.permissions.edit : viewer.createStory;
  if (!verdict.allowed) {
    const title = isNew ? "You cannot write stories" : "You cannot change this story";
    return <EmptyState icon={Lock} title={title} text={verdict.reasons[0]?.message ?? ""} />;
  }
  return (
    <DraftGate name={`${viewer.databaseId} story ${story?.id ?? "new"}`} onDiscard={onDiscard}>
      {(draft) => (
        <StoryForm
          query={data}
          story={story ?? null}
          draft={draft}
          onSaved={(saved) => {
            onDone();
            afterSaving(saved);
          }}
        />
      )}
    </DraftGate>
  );
}
