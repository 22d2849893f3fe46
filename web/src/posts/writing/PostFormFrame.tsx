import type { ReactNode } from "react";
import { FormActs } from "../../forms/FormActs.tsx";
import { RestoredNote } from "../../forms/RestoredNote.tsx";
import type { PostKind } from "../kinds/PostKind.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import type { PostForm } from "./usePostForm.ts";

interface PostFormFrameProps {
  form: PostForm<object>;
  kind: PostKind;
  /** The fields of this type. */
  children: ReactNode;
}

/** The form around the fields of a type: the note on a restored draft, the audience, errors and the buttons. */
export function PostFormFrame({ form, kind, children }: PostFormFrameProps) {
  const { element, save, isRestored, canBeDraft, isPublished, isNew } = form;
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
        {isRestored && <RestoredNote onStartOver={form.startOver} />}
        {children}
        <AudienceFields values={form.values} set={form.set} writer={form.writer} choosesAuthor={isNew} />
      </div>
      <div className="sticky bottom-0 z-10 border-t border-line bg-surface px-4 py-3 tablet:px-6">
        <FormActs form={form} canBeDraft={canBeDraft} submitLabel={isPublished ? "Save changes" : `Publish ${noun}`} />
      </div>
    </form>
  );
}
