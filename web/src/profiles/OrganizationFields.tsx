import { CompanyInput } from "../forms/generated/limits.ts";
import type { Form } from "../forms/useForm.ts";
import { characters } from "../lib/textLength.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/selectOptions.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import type { OrganizationValues } from "./organizationSchema.ts";

interface OrganizationFieldsProps {
  form: Form<OrganizationValues>;
  /** "/c/" or "/o/"; null for a new organization, whose slug is derived from its name. */
  path: string | null;
  /** Ids are database ids. */
  countries: readonly SelectOption<string>[];
}

/** The fields shared by the forms of companies and outlets: name, addresses, country, text, logo. */
export function OrganizationFields({ form, path, countries }: OrganizationFieldsProps) {
  const { description, slug } = form.values;
  return (
    <>
      <TextField label="Name" isRequired {...form.field("name")} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Web address" isRequired={false} spellCheck="false" {...form.field("url")} />
        <SearchSelect
          key={form.version}
          label="Country"
          noneLabel="No country"
          options={countries}
          {...form.field("countryId")}
        />
      </div>
      <TextArea
        label="Description"
        isRequired={false}
        description={`${characters(description)}/${CompanyInput.description}`}
        {...form.field("description")}
      />
      {path !== null && (
        <TextField
          label="Slug"
          isRequired
          description={`Its address: ${path}${slug.trim().toLowerCase() || "…"}`}
          spellCheck="false"
          {...form.field("slug")}
        />
      )}
      <PictureField label="Logo" description="Square. Shown next to the name." aspect={1} {...form.files("logo")} />
    </>
  );
}
