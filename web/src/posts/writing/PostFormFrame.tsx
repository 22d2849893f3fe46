import { History } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { PostKind } from "../kinds/PostKind.ts";
import type { AudienceValues } from "./audience.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import type { PostForm } from "./usePostForm.ts";

interface PostFormFrameProps<Values extends AudienceValues> {
  form: PostForm<Values>;
  kind: PostKind;
  /** The fields of this type. */
  children: ReactNode;
}

/** What stands around the fields of every type: what was restored, the audience, what is wrong, and the acts. */
export function PostFormFrame<Values extends AudienceValues>({ form, kind, children }: PostFormFrameProps<Values>) {
  const { element, values, save, saving, generalError, isRestored, canBeDraft, isPublished, isNew, writing } = form;
  const noun = kind.label.toLowerCase();
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      aria-label={isNew ? `New ${noun}` : `Edit ${noun}`}
    >
      <div className="space-y-5 px-4 py-5 tablet:px-6">
        {isRestored && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-1.5 text-14">
            <Icon of={History} size={16} className="text-muted" />
            <span className="flex-1">This is what you wrote before.</span>
            <Button size="small" variant="quiet" onPress={form.startOver}>
              Start over
            </Button>
          </div>
        )}
        {children}
        <AudienceFields
          values={values}
          set={(change) => form.update((all) => ({ ...all, ...change }))}
          writer={writing.writer}
          choosesAuthor={isNew}
        />
      </div>
      <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-4 py-3 tablet:px-6">
        {generalError && (
          <div className="mb-3">
            <ErrorNote text={generalError} />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="me-auto text-13 text-muted max-tablet:hidden">Kept on this device as you write</span>
          {canBeDraft && (
            <Button onPress={() => save("DRAFT")} isPending={saving === "DRAFT"} isDisabled={saving === "PUBLISHED"}>
              Save draft
            </Button>
          )}
          <Button type="submit" variant="primary" isPending={saving === "PUBLISHED"} isDisabled={saving === "DRAFT"}>
            {isPublished ? "Save changes" : `Publish ${noun}`}
          </Button>
        </div>
      </div>
    </form>
  );
}
