import { useLocation } from "react-router";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { WritingDialog } from "../forms/WritingDialog.tsx";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { readStoryForm, withoutStoryForm } from "../news/writing/storyFormAddress.ts";
import { readCreateAddress, withoutCreate } from "../posts/writing/createAddress.ts";

const NewPostForms = lazyPart(async () => (await import("../posts/writing/NewPostForms.tsx")).NewPostForms);
const StoryForms = lazyPart(async () => (await import("../news/writing/StoryForms.tsx")).StoryForms);

/** The form for a new post or story, when the address asks for one. The dialog opens before its code has loaded. */
export function Writing() {
  const { search } = useLocation();
  const address = readCreateAddress(search);
  const story = readStoryForm(search);
  if (address) {
    return (
      <WritingDialog title="Write a post" asks={(wanted) => readCreateAddress(wanted) !== null} without={withoutCreate}>
        {(room) => (
          <LoadedPart fallback={<FormSkeleton />}>
            <NewPostForms address={address} room={room} />
          </LoadedPart>
        )}
      </WritingDialog>
    );
  }
  if (story === null) return null;
  return (
    <WritingDialog
      title={story === "new" ? "Write a story" : "Edit story"}
      asks={(wanted) => readStoryForm(wanted) !== null}
      without={withoutStoryForm}
    >
      {(room) => (
        <LoadedPart key={story} fallback={<FormSkeleton />}>
          <StoryForms target={story} room={room} />
        </LoadedPart>
      )}
    </WritingDialog>
  );
}
