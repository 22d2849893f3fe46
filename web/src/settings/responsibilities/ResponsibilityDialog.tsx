import * as v from "valibot";
import { Form, GeneralError, SubmitButton } from "../../forms/Form.tsx";
import { updateCompanyResponsibility } from "../../forms/generated/limits.ts";
import { list, optionalText } from "../../forms/rules.ts";
import { useForm } from "../../forms/useForm.ts";
import type { Outcome } from "../../relay/mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import type { SelectOptions } from "../../ui/selectOptions.ts";
import { TextField } from "../../ui/TextField.tsx";
import { ChoicesField } from "./ChoicesField.tsx";

/** The fields of a responsibility that have changed. A kind changes only those that it has. */
export type ResponsibilityChanges = Partial<v.InferOutput<typeof schema>>;

interface ResponsibilityDialogProps {
  /** The name of the company or outlet. */
  name: string;
  beatOptions: SelectOptions;
  /** Empty for kinds without roles. */
  roles: SelectOptions;
  /** The saved values; those that the kind does not have are null. */
  saved: v.InferInput<typeof schema>;
  /** Sends the changes; closes the dialog on success. */
  save: (changes: ResponsibilityChanges) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

const schema = v.object({
  roles: list<string>(),
  beatIds: list<string>(),
  roleTitle: optionalText("Role title", updateCompanyResponsibility.roleTitle),
  isMediaContact: v.nullable(v.boolean()),
});

/** Edits a person's responsibility at a company or an outlet. */
export function ResponsibilityDialog({ name, beatOptions, roles, saved, save, onClose }: ResponsibilityDialogProps) {
  const form = useForm({ schema, start: saved, send: (_fields, { changes }) => save(changes), onSaved: onClose });
  const { values, set } = form;
  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <Form form={form} label={name} className="space-y-5 p-4 tablet:p-6">
        <GeneralError form={form} />
        <TextField
          label="Title"
          name="roleTitle"
          description={`As on a business card, up to ${updateCompanyResponsibility.roleTitle} characters.`}
          {...form.field("roleTitle")}
        />
        {roles.length > 0 && <ChoicesField options={roles} label="Roles" {...form.field("roles")} />}
        <ChoicesField options={beatOptions} label="Beats" {...form.field("beatIds")} />
        {values.isMediaContact !== null && (
          <Checkbox isSelected={values.isMediaContact} onChange={(isMediaContact) => set({ isMediaContact })}>
            Media contact: journalists can contact me
          </Checkbox>
        )}
        <div className="flex justify-end gap-2">
          <Button isDisabled={form.saving !== null} onPress={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form}>Save</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
