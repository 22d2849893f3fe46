import { BannerField } from "../forms/BannerField.tsx";
import { CountedTextArea } from "../forms/CountedTextArea.tsx";
import { CountryField } from "../forms/CountryField.tsx";
import { Form } from "../forms/Form.tsx";
import { CommunityInput } from "../forms/generated/limits.ts";
import { PageFormActions } from "../forms/PageFormActions.tsx";
import { useForm, type SubmitOptions } from "../forms/useForm.ts";
import { toSlug } from "../lib/validators.ts";
import type { Outcome } from "../relay/mutation.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import type { SelectOptions } from "../ui/selectOptions.ts";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import { communitySchema, type CommunityFields, type CommunityValues } from "./communitySchema.ts";

interface CommunityFormProps<Response> {
  start: CommunityValues;
  isNew: boolean;
  /** Ids are database ids. */
  countries: SelectOptions;
  send: (fields: CommunityFields, sending: SubmitOptions<CommunityValues, CommunityFields>) => Promise<Outcome<Response>>;
  onSaved: (response: Response) => void;
  /** The target of "Cancel". */
  cancelPath: string;
}

const types = [
  { id: "PUBLIC", label: "Public" },
  { id: "PRIVATE", label: "Private" },
] as const;
const typeNotes = {
  PUBLIC: "Anybody signed in can read and join it.",
  PRIVATE: "Only members can read it, and joining requires an invitation.",
};

/** The form for creating or changing a community. */
export function CommunityForm<Response>(props: CommunityFormProps<Response>) {
  const { start, isNew, countries, send, onSaved, cancelPath } = props;
  const form = useForm({
    schema: communitySchema(isNew),
    start,
    send,
    onSaved: ({ response }) => onSaved(response),
  });
  const { name, type, slug } = form.values;
  return (
    <Form form={form} label={isNew ? "New community" : "Edit community"}>
      <TextField label="Name" isRequired {...form.field("name")} />
      <CountedTextArea label="Description" max={CommunityInput.description} {...form.field("description")} />
      <RadioGroup label="Type" description={typeNotes[type]} options={types} {...form.field("type")} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <CountryField options={countries} {...form.field("countryId")} />
        <TextField
          label="Slug"
          isRequired={!isNew}
          description={`Its address: /community/${slug.trim().toLowerCase() || toSlug(name) || "…"}`}
          spellCheck="false"
          {...form.field("slug")}
        />
      </div>
      <PictureField label="Logo" description="Square. Shown next to the name." aspect={1} {...form.files("logo")} />
      <BannerField {...form.files("banner")} />
      <PageFormActions form={form} cancelPath={cancelPath} submitLabel={isNew ? "Create community" : "Save changes"} />
    </Form>
  );
}
