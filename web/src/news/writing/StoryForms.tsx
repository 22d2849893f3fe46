import { Lock } from "lucide-react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import type { StoryFormsQuery } from "../../__generated__/StoryFormsQuery.graphql.ts";
import { DraftGate } from "../../forms/DraftGate.tsx";
import type { FormDialogControls } from "../../forms/UrlFormDialog.tsx";
import { useAfterSaving } from "../../forms/useAfterSaving.ts";
import { useLoadedQuery } from "../../loading/useLoadedQuery.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { draftsPath, storyPath } from "../newsKinds.ts";
import { StoryForm } from "./StoryForm.tsx";
import type { StoryTarget } from "./storyFormAddress.ts";

/** The story form in its dialog. */
export function StoryForms({ target, dialog: { onDiscard, onDone } }: { target: StoryTarget; dialog: FormDialogControls }) {
  const isNew = target === "new";
  const { viewer, story, ...data } = useLoadedQuery<StoryFormsQuery>(
    graphql`
      query StoryFormsQuery($databaseId: Int!, $isNew: Boolean!) {
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
    write: "story",
    noun: "story",
    draftsPath,
    view: (databaseId) => void navigate(storyPath(databaseId)),
  });
  if (!isNew && !story) return <EmptyState icon={Lock} title="Not found" text="This story may have been deleted." />;
  const permission = story ? story.permissions.edit : viewer.createStory;
  if (!permission.allowed) {
    const title = isNew ? "You cannot write stories" : "You cannot change this story";
    return <EmptyState icon={Lock} title={title} text={permission.reasons[0]?.message ?? ""} />;
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
