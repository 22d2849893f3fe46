import type { SelectOption } from "../ui/Select.tsx";
import { RestoredNote } from "../forms/RestoredNote.tsx";
import type { DraftForm } from "../forms/useDraftForm.ts";
import type { OutletType } from "../__generated__/OutletEditPageMutation.graphql.ts";
import { OrganizationFields } from "../profiles/OrganizationFields.tsx";
import { organizationFields, type OrganizationValues } from "../profiles/organizationValues.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ErrorNote } from "../ui/ErrorNote.tsx";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { Select } from "../ui/Select.tsx";
import { outletTypeOf } from "./outletTypes.ts";

export const outletTypeKeys = ["NEWSPAPER", "MAGAZINE", "ONLINE", "TV", "RADIO", "PODCAST", "NEWSLETTER"] as const;

/** What the form of an outlet holds. */
export interface OutletValues extends OrganizationValues {
  type: OutletType;
  /** By their databaseId as text. */
  beatIds: readonly string[];
}

interface OutletFormProps {
  form: DraftForm<OutletValues>;
  isNew: boolean;
  countries: readonly SelectOption<string>[];
  beats: readonly SelectOption<string>[];
  cancelPath: string;
}

/** Makes an outlet, or changes one. */
export function OutletForm({ form, isNew, countries, beats, cancelPath }: OutletFormProps) {
  const { values, set, error, generalError, save, saving, element } = form;
  return (
    <form
      ref={element}
      noValidate
      aria-label={isNew ? "New outlet" : "Edit outlet"}
      onSubmit={(event) => {
        event.preventDefault();
        save("PUBLISHED");
      }}
      className="space-y-5"
    >
      {form.isRestored && <RestoredNote onStartOver={form.startOver} />}
      <OrganizationFields form={form} set={set} path={isNew ? null : "/o/"} countries={countries} />
      <Select
        label="Type"
        options={outletTypeKeys.map((id) => ({ id, label: outletTypeOf(id).label }))}
        value={outletTypeKeys.find((key) => key === values.type) ?? "ONLINE"}
        onChange={(type) => set({ type })}
        errorMessage={error("type")}
      />
      <MultiSelect
        key={form.version}
        label="Beats"
        isRequired={false}
        options={beats}
        value={values.beatIds}
        onChange={(beatIds) => set({ beatIds })}
        placeholder="What it is about"
        errorMessage={error("beatIds")}
      />
      {generalError && <ErrorNote text={generalError} />}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">
        <LinkButton href={cancelPath} variant="quiet">
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" isPending={saving !== null}>
          {isNew ? "Create outlet" : "Save changes"}
        </Button>
      </div>
    </form>
  );
}

/** What both mutations take. */
export const outletFields = (values: OutletValues) => ({
  ...organizationFields(values),
  type: values.type,
  beatIds: values.beatIds.map(Number),
});
