import * as v from "valibot";
import { Form } from "../forms/Form.tsx";
import { PageFormActions } from "../forms/PageFormActions.tsx";
import { ids } from "../forms/rules.ts";
import type { Form as FormState } from "../forms/useForm.ts";
import { OrganizationFields } from "../profiles/OrganizationFields.tsx";
import { newOrganization, organization } from "../profiles/organizationSchema.ts";
import { MultiSelect } from "../ui/MultiSelect.tsx";
import { Select } from "../ui/Select.tsx";
import type { SelectOptions } from "../ui/selectOptions.ts";
import { getOutletType } from "./outletTypes.ts";

export const outletTypeKeys = ["NEWSPAPER", "MAGAZINE", "ONLINE", "TV", "RADIO", "PODCAST", "NEWSLETTER"] as const;

const own = { type: v.picklist(outletTypeKeys), beatIds: ids };
export const newOutletSchema = v.object({ ...newOrganization, ...own });
export const outletSchema = v.object({ ...organization, ...own });

export type OutletValues = v.InferInput<typeof outletSchema>;

interface OutletFormProps {
  form: FormState<OutletValues>;
  isNew: boolean;
  countries: SelectOptions;
  beats: SelectOptions;
  cancelPath: string;
}

/** The form for creating or changing an outlet. */
export function OutletForm({ form, isNew, countries, beats, cancelPath }: OutletFormProps) {
  return (
    <Form form={form} label={isNew ? "New outlet" : "Edit outlet"}>
      <OrganizationFields form={form} path={isNew ? null : "/o/"} countries={countries} />
      <Select
        label="Type"
        options={outletTypeKeys.map((id) => ({ id, label: getOutletType(id).label }))}
        {...form.field("type")}
      />
      <MultiSelect
        key={form.version}
        label="Beats"
        isRequired={false}
        options={beats}
        placeholder="What does it cover?"
        {...form.field("beatIds")}
      />
      <PageFormActions form={form} cancelPath={cancelPath} submitLabel={isNew ? "Create outlet" : "Save changes"} />
    </Form>
  );
}
