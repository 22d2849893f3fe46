import { useState, type ComponentProps } from "react";
import { deferredCode } from "../lib/deferredCode.ts";
import { EditorField } from "../ui/EditorField.tsx";
import type { sendPicture } from "../uploads/sendPicture.ts";
import { formatUploadError } from "../uploads/uploadError.ts";
import type { Form } from "./useForm.ts";

interface RichTextFieldProps<Name extends string, Values extends Record<Name, string>> extends Omit<
  ComponentProps<typeof EditorField>,
  "initialHtml" | "onChange" | "flushers" | "pictures" | "errorMessage"
> {
  form: Form<Values>;
  /** The name of the field with the HTML. */
  name: Name;
}

const loadSending = deferredCode(() => import("../uploads/sendPicture.ts"));

/** Its code loads when the page is idle, or with the first picture. */
const send: typeof sendPicture = async (file, onProgress, signal) => {
  try {
    const { sendPicture } = await loadSending();
    return await sendPicture(file, onProgress, signal);
  } catch (error) {
    return { error: formatUploadError(error) };
  }
};

/** A form field for rich text. Pictures are uploaded as soon as they are inserted. */
export function RichTextField<Name extends string, Values extends Record<Name, string>>({
  form,
  name,
  ...rest
}: RichTextFieldProps<Name, Values>) {
  const [pictures] = useState(() => ({ send, pending: form.pending }));
  return <EditorField key={form.version} {...rest} {...form.html(name)} pictures={pictures} />;
}
