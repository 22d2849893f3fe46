import type { Form } from "../../forms/useForm.ts";
import { userTypeLabels, userTypes } from "../../lib/userTypes.ts";
import { CheckboxGroup } from "../../ui/CheckboxGroup.tsx";
import type { AudienceValues } from "./audienceValues.ts";
import { CommunitiesField } from "./CommunitiesField.tsx";
import { PostAsField } from "./PostAsField.tsx";
import type { Writer } from "./PostFormContext.ts";

interface AudienceFieldsProps {
  form: Form<AudienceValues>;
  writer: Writer;
  /** False for an existing post, whose author is fixed. */
  choosesAuthor: boolean;
  texts?: AudienceTexts;
}

interface AudienceTexts {
  /** Explains the effect of selecting communities, and of selecting none. */
  communities: string;
  userTypes: string;
  userTypesDescription: string;
}

const postTexts: AudienceTexts = {
  communities: "Everybody can see it if no community is selected.",
  userTypes: "Who can see it",
  userTypesDescription: "All of them if none is selected.",
};

/** Selects the author and the audience: communities and user types. */
export function AudienceFields({ form, writer, choosesAuthor, texts = postTexts }: AudienceFieldsProps) {
  return (
    <fieldset className="space-y-4 border-t border-line pt-4">
      <legend className="sr-only">Audience</legend>
      {choosesAuthor && <PostAsField writer={writer} {...form.field("authorId")} />}
      <CommunitiesField communities={writer.communities} text={texts.communities} {...form.field("communityIds")} />
      <CheckboxGroup
        label={texts.userTypes}
        options={userTypes.map((id) => ({ id, label: userTypeLabels[id] }))}
        description={texts.userTypesDescription}
        className="flex flex-wrap gap-x-5"
        {...form.field("userTypes")}
      />
    </fieldset>
  );
}
