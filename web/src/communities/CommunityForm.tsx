import { CircleAlert } from "lucide-react";
import type { Outcome } from "../relay/mutation.ts";
import { slugOf } from "../lib/validators.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/Select.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField } from "../ui/TextField.tsx";
import { UploadField } from "../uploads/UploadField.tsx";
import { useUploads } from "../uploads/useUploads.ts";
import { longestDescription, type CommunityValues } from "./communityValues.ts";
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

const pictures = ["image"] as const;
const types = [
  { id: "PUBLIC", label: "Public" },
  { id: "PRIVATE", label: "Private" },
] as const;
const typeNotes = {
  PUBLIC: "Everybody signed in can read and join it.",
  PRIVATE: "Members read it; joining needs an invitation.",
};

/** Makes a community, or changes one (D-153). */
export function CommunityForm({ start, isNew, countries, send, cancelPath }: CommunityFormProps) {
  const form = useCommunityForm({ start, isNew, send });
  const { values, set, update, error, generalError, save, isSaving, element } = form;
  const logo = useUploads({
    attachments: values.logo,
    change: (change) => update((all) => ({ logo: change(all.logo) })),
    kinds: pictures,
    max: 1,
  });
  const banner = useUploads({
    attachments: values.banner,
    change: (change) => update((all) => ({ banner: change(all.banner) })),
    kinds: pictures,
    max: 1,
  });
  const made = slugOf(values.name);
  return (
    <form
      ref={element}
      noValidate
      aria-label={isNew ? "New community" : "Edit community"}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="space-y-5"
    >
      <TextField label="Name" isRequired value={values.name} onChange={(name) => set({ name })} errorMessage={error("name")} />
      <TextArea
        label="Description"
        isRequired={false}
        description={`${values.description.length}/${longestDescription}`}
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
      <UploadField
        label="Logo"
        isRequired={false}
        attachments={values.logo}
        uploads={logo}
        kinds={pictures}
        max={1}
        errorMessage={error("logo")}
      />
      <UploadField
        label="Banner"
        isRequired={false}
        attachments={values.banner}
        uploads={banner}
        kinds={pictures}
        max={1}
        errorMessage={error("banner")}
      />
      {generalError && (
        <p
          role="alert"
          className="flex items-start gap-2.5 rounded-control bg-danger-soft p-3 text-14 whitespace-pre-line text-danger"
        >
          <Icon of={CircleAlert} />
          {generalError}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <LinkButton href={cancelPath} variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={isSaving}>
          {isNew ? "Create community" : "Save changes"}
        </Button>
      </div>
    </form>
  );
}

const noCountry = { id: "none", label: "No country" };
