import { useLocation } from "react-router";
import { FormSkeleton } from "../forms/FormSkeleton.tsx";
import { UrlFormDialog } from "../forms/UrlFormDialog.tsx";
import { lazyPart } from "../lib/lazyPart.tsx";
import { LoadedPart } from "../loading/LoadedPart.tsx";
import { readStoryForm, removeStoryForm } from "../news/writing/storyFormAddress.ts";
import { readCreateAddress, withoutCreate } from "../posts/writing/createAddress.ts";

const NewPostForms = lazyPart(async () => (await import("../posts/writing/NewPostForms.tsx")).NewPostForms);
const StoryForms = lazyPart(async () => (await import("../news/writing/StoryForms.tsx")).StoryForms);

/** The form for a new post or story, when the address asks for one. The dialog opens before its code has loaded. */
export function PostAndStoryForms() {
  const { search } = useLocation();
  const address = readCreateAddress(search);
  const story = readStoryForm(search);
  if (address) {
    return (
      <UrlFormDialog title="Write a post" isOpenAt={(search) => readCreateAddress(search) !== null} withoutForm={withoutCreate}>
        {(dialog) => (
          <LoadedPart fallback={<FormSkeleton />}>
            <NewPostForms address={address} dialog={dialog} />
          </LoadedPart>
        )}
      </UrlFormDialog>
    );
  }
  if (story === null) return null;
  return (
    <UrlFormDialog
      title={story === "new" ? "Write a story" : "Edit story"}
      isOpenAt={(search) => readStoryForm(search) !== null}
      withoutForm={removeStoryForm}
    >
      {(dialog) => (
        <LoadedPart key={story} fallback={<FormSkeleton />}>
          <StoryForms target={story} dialog={dialog} />
        </LoadedPart>
      )}
    </UrlFormDialog>
  );
}
