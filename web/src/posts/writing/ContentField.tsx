import { useState } from "react";
import { sendPicture } from "../../uploads/sendPicture.ts";
import { EditorField } from "../../ui/EditorField.tsx";
import type { PostForm } from "./usePostForm.ts";
import { useSearchMentions } from "./useSearchMentions.ts";

interface ContentFieldProps<Name extends string, Values extends Record<Name, string>> {
  form: PostForm<Values>;
  /** The field of the form, "content" or "description". */
  name: Name;
  label: string;
  placeholder: string;
  isRequired?: boolean;
  onFiles?: (files: readonly File[]) => void;
}

/** The text of a post. */
export function ContentField<Name extends "content" | "description", Values extends Record<Name, string>>(
  props: ContentFieldProps<Name, Values>,
) {
  const { form, name, label, placeholder, isRequired, onFiles } = props;
  const searchMentions = useSearchMentions({ communityIds: form.values.communityIds });
  const [pictures] = useState(() => ({ send: sendPicture, pending: form.pending }));
  return (
    <EditorField
      key={form.version}
      label={label}
      placeholder={placeholder}
      {...(isRequired === undefined ? {} : { isRequired })}
      initialHtml={form.values[name]}
      onChange={(html) => form.update((values) => ({ ...values, [name]: html }))}
      flushers={form.flushers}
      errorMessage={form.error(name)}
      searchMentions={searchMentions}
      pictures={pictures}
      {...(onFiles ? { onFiles } : {})}
    />
  );
}
