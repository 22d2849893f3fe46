import { CountedTextArea } from "../forms/CountedTextArea.tsx";
import { CountryField } from "../forms/CountryField.tsx";
import { CompanyInput } from "../forms/generated/limits.ts";
import type { Form } from "../forms/useForm.ts";
import type { SelectOptions } from "../ui/selectOptions.ts";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import type { OrganizationValues } from "./organizationSchema.ts";

interface OrganizationFieldsProps {
  form: Form<OrganizationValues>;
  /** "/c/" or "/o/"; null for a new organization, whose slug is derived from its name. */
  path: string | null;
  /** Ids are database ids. */
  countries: SelectOptions;
}

/** The fields shared by the forms of companies and outlets: name, addresses, country, text, logo. */
export function OrganizationFields({ form, path, countries }: OrganizationFieldsProps) {
  const { slug } = form.values;
  return (
    <>
      <TextField label="Name" isRequired {...form.field("name")} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField label="Web address" isRequired={false} spellCheck="false" {...form.field("url")} />
        <CountryField key={form.version} options={countries} {...form.field("countryId")} />
      </div>
      <CountedTextArea label="Description" max={CompanyInput.description} {...form.field("description")} />
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
