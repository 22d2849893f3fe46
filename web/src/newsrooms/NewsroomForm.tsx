import type { ReactNode } from "react";
import { BannerField } from "../forms/BannerField.tsx";
import { CountedTextArea } from "../forms/CountedTextArea.tsx";
import { Form } from "../forms/Form.tsx";
import { NewsroomInput } from "../forms/generated/limits.ts";
import { PageFormActions } from "../forms/PageFormActions.tsx";
import type { Form as FormState } from "../forms/useForm.ts";
import { PagedMultiSelect } from "../lists/PagedMultiSelect.tsx";
import type { PagedOptions } from "../lists/pagedOptions.ts";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import type { NewsroomValues } from "./newsroomSchema.ts";

interface NewsroomFormProps {
  form: FormState<NewsroomValues>;
  isNew: boolean;
  /** For a new newsroom: the fields that identify its company. */
  companyFields?: ReactNode;
  /** For an existing newsroom: the possible press contacts. */
  people?: PagedOptions;
  /** Shown before "Cancel" and the save button. */
  actions?: ReactNode;
}

/** The form for creating or changing a newsroom. */
export function NewsroomForm({ form, isNew, companyFields, people, actions }: NewsroomFormProps) {
  return (
    <Form form={form} label={isNew ? "New newsroom" : "Edit newsroom"}>
      <TextField label="Name" isRequired {...form.field("name")} />
      {companyFields}
      <CountedTextArea
        label="Description"
        help="What journalists will find here."
        max={NewsroomInput.description}
        {...form.field("description")}
      />
      {people && (
        <PagedMultiSelect
          key={`contacts ${form.version}`}
          label="Contacts"
          isRequired={false}
          description="Who the press can contact."
          placeholder="Type a name"
          moreText="Show more people"
          {...people}
          {...form.field("personIds")}
        />
      )}
      <PictureField
        label="Logo"
        description="Square. The company's picture is shown if there is none."
        aspect={1}
        {...form.files("logo")}
      />
      <BannerField {...form.files("banner")} />
      {!isNew && (
        <TextField
          label="Slug"
          isRequired
          description="A short name that no other newsroom uses."
          spellCheck="false"
          {...form.field("slug")}
        />
      )}
      <PageFormActions form={form} cancelPath="/work/newsrooms" submitLabel={isNew ? "Create newsroom" : "Save changes"}>
        {actions}
      </PageFormActions>
    </Form>
  );
}
