import type { DraftForm } from "../forms/useDraftForm.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import { maxDescriptionLength, type OrganizationValues } from "./organizationValues.ts";

interface OrganizationFieldsProps<Values extends OrganizationValues> {
  form: DraftForm<Values>;
  /** Changes fields that all organizations have. */
  set: (change: Partial<OrganizationValues>) => void;
  /** "/c/" or "/o/"; null for a new one, whose slug is made from the name. */
  path: string | null;
  /** By their databaseId. */
  countries: readonly SelectOption<string>[];
}

const noCountry = { id: "none", label: "No country" };

/** What the forms of companies and outlets have in common: name, addresses, country, text, logo. */
export function OrganizationFields<Values extends OrganizationValues>(props: OrganizationFieldsProps<Values>) {
  const { form, set, path, countries } = props;
  const { values, error, version } = form;
  return (
    <>
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label="Web address"
          isRequired={false}
          value={values.url}
          onChange={(url) => set({ url })}
          spellCheck="false"
          errorMessage={error("url")}
        />
        <SearchSelect
          key={version}
          label="Country"
          options={[noCountry, ...countries]}
          value={values.countryId || noCountry.id}
          onChange={(id) => set({ countryId: id === noCountry.id ? "" : id })}
          errorMessage={error("countryId")}
        />
      </div>
      <TextArea
        label="Description"
        isRequired={false}
        description={`${values.description.length}/${maxDescriptionLength}`}
        value={values.description}
        onChange={(description) => set({ description })}
        errorMessage={error("description")}
      />
      {path !== null && (
        <TextField
          label="Slug"
          isRequired
          description={`Its address: ${path}${values.newSlug.trim().toLowerCase() || "…"}`}
          value={values.newSlug}
          onChange={(newSlug) => set({ newSlug })}
          spellCheck="false"
          errorMessage={error("newSlug")}
        />
      )}
      <PictureField
        label="Logo"
        description="A square, shown beside its name."
        attachments={values.logo}
        change={(change) => set({ logo: change(values.logo) })}
        aspect={1}
        errorMessage={error("logo")}
      />
    </>
  );
}
