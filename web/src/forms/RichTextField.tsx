import { useState, type ComponentProps } from "react";
import { EditorField } from "../ui/EditorField.tsx";
import { lateCode } from "../lib/lateCode.ts";
import type { sendPicture } from "../uploads/sendPicture.ts";
import type { Form } from "./useForm.ts";

interface RichTextFieldProps<Name extends string, Values extends Record<Name, string>> extends Omit<
  ComponentProps<typeof EditorField>,
  "initialHtml" | "onChange" | "flushers" | "pictures" | "errorMessage"
> {
  form: Form<Values>;
  /** The field of the form that holds its HTML. */
  name: Name;
}

const code = lateCode(() => import("../uploads/sendPicture.ts"));

/** Its code loads when the page is idle, or with the first picture. */
const send: typeof sendPicture = async (file, onProgress, signal) => {
  const sending = await code().catch(() => null);
  return sending === null ? { error: "The upload has failed." } : sending.sendPicture(file, onProgress, signal);
};

/** A field of a form for written text; pictures in it are uploaded as they are put in. */
export function RichTextField<Name extends string, Values extends Record<Name, string>>({
  form,
  name,
  ...rest
}: RichTextFieldProps<Name, Values>) {
  const [pictures] = useState(() => ({ send, pending: form.pending }));
  return <EditorField key={form.version} {...rest} {...form.html(name)} pictures={pictures} />;
}
