import type { Outcome } from "../relay/mutation.ts";
import { slugOf } from "../lib/validators.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { PictureField } from "../uploads/PictureField.tsx";
import { maxDescriptionLength, type CommunityValues } from "./communityValues.ts";
import { useCommunityForm } from "./useCommunityForm.ts";

interface CommunityFormProps {
  start: CommunityValues;
  isNew: boolean;
  /** By their databaseId. */
  countries: readonly SelectOption<string>[];
  send: (values: CommunityValues, idempotencyKey: string) => Promise<Outcome<unknown>>;
  /** Where "Cancel" leads. */
  cancelPath: string;
}

/** Width by height, as phones show it; wider windows show its middle. */
const bannerAspect = 4;
const types = [
  { id: "PUBLIC", label: "Public" },
  { id: "PRIVATE", label: "Private" },
] as const;
const typeNotes = {
  PUBLIC: "Everybody signed in can read and join it.",
  PRIVATE: "Members read it; joining needs an invitation.",
};

/** Makes a community, or changes one. */
export function CommunityForm({ start, isNew, countries, send, cancelPath }: CommunityFormProps) {
  const form = useCommunityForm({ start, isNew, send });
  const { values, set, update, error, generalError, save, saving, element } = form;
  const made = slugOf(values.name);
  return (
    <form
      ref={element}
      noValidate
      aria-label={isNew ? "New community" : "Edit community"}
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-5"
    >
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <TextArea
        label="Description"
        isRequired={false}
        description={`${values.description.length}/${maxDescriptionLength}`}
        value={values.description}
        onChange={(description) => set({ description })}
        errorMessage={error("description")}
      />
      <RadioGroup
        label="Type"
        description={typeNotes[values.type]}
        options={types}
        value={values.type}
        onChange={(type) => set({ type })}
        errorMessage={error("type")}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <SearchSelect
          label="Country"
          options={[noCountry, ...countries]}
          value={values.countryId || noCountry.id}
          onChange={(id) => set({ countryId: id === noCountry.id ? "" : id })}
          errorMessage={error("countryId")}
        />
        <TextField
          label="Slug"
          {...(isNew ? { isRequired: false } : { isRequired: true })}
          description={`Its address: /community/${values.newSlug.trim().toLowerCase() || made || "…"}`}
          value={values.newSlug}
          onChange={(newSlug) => set({ newSlug })}
          spellCheck="false"
          errorMessage={error("newSlug")}
        />
      </div>
      <PictureField
        label="Logo"
        description="A square, shown beside its name."
        attachments={values.logo}
        change={(change) => update((all) => ({ logo: change(all.logo) }))}
        aspect={1}
        errorMessage={error("logo")}
      />
      <PictureField
        label="Banner"
        description="A wide picture at the top of its page."
        attachments={values.banner}
        change={(change) => update((all) => ({ banner: change(all.banner) }))}
        aspect={bannerAspect}
        errorMessage={error("banner")}
      />
      {generalError && <ErrorNote text={generalError} />}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <LinkButton href={cancelPath} variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={saving !== null}>
          {isNew ? "Create community" : "Save changes"}
        </Button>
      </div>
    </form>
  );
}

const noCountry = { id: "none", label: "No country" };
