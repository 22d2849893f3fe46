import type { ReactNode } from "react";
import { RestoredNote } from "../forms/RestoredNote.tsx";
import type { DraftForm } from "../forms/useDraftForm.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import { maxDescriptionLength, type NewsroomValues } from "./newsroomValues.ts";

interface NewsroomFormProps {
  form: DraftForm<NewsroomValues>;
  isNew: boolean;
  /** For a new one: by their databaseId. */
  countries?: readonly SelectOption<string>[];
  /** For one that is there: who may be named as a contact. */
  people?: readonly SelectOption<string>[];
  /** Stands before "Cancel" and the save button. */
  acts?: ReactNode;
}

/** Width by height, as phones show it. */
const bannerAspect = 4;
const noCountry = { id: "none", label: "No country" };

/** Makes a newsroom, or changes one. */
export function NewsroomForm({ form, isNew, countries = [], people = [], acts }: NewsroomFormProps) {
  const { values, set, update, error, generalError, save, saving, element, isRestored, startOver, version } = form;
  return (
    <form
      ref={element}
      noValidate
      aria-label={isNew ? "New newsroom" : "Edit newsroom"}
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-5"
    >
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      {isNew && (
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label="Web address"
            isRequired
            description="Of the company. If it belongs to somebody else here, they are asked to confirm."
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
      )}
      <TextArea
        label="Description"
        isRequired={false}
        description={`What the press finds here. ${values.description.length}/${maxDescriptionLength}`}
        value={values.description}
        onChange={(description) => set({ description })}
        errorMessage={error("description")}
      />
      {!isNew && (
        <MultiSelect
          key={`contacts ${version}`}
          label="Contacts"
          isRequired={false}
          description="Whom the press may call."
          options={people}
          value={values.contactIds}
          onChange={(contactIds) => set({ contactIds })}
          placeholder="Type a name"
          errorMessage={error("contactIds")}
        />
      )}
      <PictureField
        label="Logo"
        description="A square. Without one, that of the company is shown."
        attachments={values.logo}
        change={(change) => update((all) => ({ logo: change(all.logo) }))}
        aspect={1}
        errorMessage={error("logo")}
      />
      <PictureField
        label="Banner"
        description="A wide picture at its top."
        attachments={values.banner}
        change={(change) => update((all) => ({ banner: change(all.banner) }))}
        aspect={bannerAspect}
        errorMessage={error("banner")}
      />
      {!isNew && (
        <TextField
          label="Slug"
          isRequired
          description="Its short name, unlike that of any other newsroom."
          value={values.newSlug}
          onChange={(newSlug) => set({ newSlug })}
          spellCheck="false"
          errorMessage={error("newSlug")}
        />
      )}
      {generalError && <ErrorNote text={generalError} />}
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
        {acts}
        <LinkButton href="/work/newsrooms" variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={saving !== null}>
          {isNew ? "Create newsroom" : "Save changes"}
        </Button>
      </div>
    </form>
  );
}
