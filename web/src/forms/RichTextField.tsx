import { useState, type ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { EditorField } from "../ui/EditorField.tsx";
import { sendPicture } from "../uploads/sendPicture.ts";
import type { NamesOf } from "./fieldWiring.ts";
import type { Form } from "./useForm.ts";

interface RichTextFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof EditorField>,
  "initialHtml" | "onChange" | "flushers" | "pictures" | "errorMessage"
> {
  form: Form<Values>;
  /** The field of the form that holds its HTML. */
  name: NamesOf<Values, string>;
}

/** A field of a form for written text; pictures in it are uploaded as they are put in. */
export function RichTextField<Values extends FieldValues>({ form, name, ...rest }: RichTextFieldProps<Values>) {
  const [pictures] = useState(() => ({ send: sendPicture, pending: form.pending }));
  return <EditorField key={form.version} {...rest} {...form.html(name)} pictures={pictures} />;
}
