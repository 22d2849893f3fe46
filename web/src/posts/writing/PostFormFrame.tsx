import type { ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { FormActions } from "../../forms/FormActions.tsx";
import type { PostKind } from "../kinds/PostKind.ts";
import { AudienceFields } from "./AudienceFields.tsx";
import type { PostForm } from "./usePostForm.ts";

interface PostFormFrameProps {
  form: PostForm<object>;
  kind: PostKind;
  /** The fields of this type. */
  children: ReactNode;
}

/** The common parts of all post forms, around the fields of the type: audience, errors and buttons. */
export function PostFormFrame({ form, kind, children }: PostFormFrameProps) {
  const { canBeDraft, isPublished, isNew } = form;
  const noun = kind.label.toLowerCase();
  return (
    <Form
      form={form}
      label={isNew ? `New ${noun}` : `Edit ${noun}`}
      footer={<FormActions form={form} canBeDraft={canBeDraft} submitLabel={isPublished ? "Save changes" : `Publish ${noun}`} />}
    >
      {children}
      <AudienceFields form={form} writer={form.writer} choosesAuthor={isNew} />
    </Form>
  );
}
