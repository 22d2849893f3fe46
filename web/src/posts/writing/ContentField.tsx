import type { ComponentProps } from "react";
import { RichTextField } from "../../forms/RichTextField.tsx";
import type { Form } from "../../forms/useForm.ts";
import type { EditorField } from "../../ui/EditorField.tsx";
import type { AudienceValues } from "./audienceValues.ts";
import { useSearchMentions } from "./useSearchMentions.ts";

interface ContentFieldProps<Name extends string, Values extends AudienceValues & Record<Name, string>> extends Pick<
  ComponentProps<typeof EditorField>,
  "label" | "placeholder" | "isRequired" | "onFiles"
> {
  form: Form<Values>;
  /** The name of the field with the HTML. */
  name: Name;
}

/** The text of a post. Mentions suggest members of the chosen communities first. */
export function ContentField<Name extends string, Values extends AudienceValues & Record<Name, string>>(
  props: ContentFieldProps<Name, Values>,
) {
  const searchMentions = useSearchMentions({ communityIds: props.form.values.communityIds });
  return <RichTextField {...props} searchMentions={searchMentions} />;
}
