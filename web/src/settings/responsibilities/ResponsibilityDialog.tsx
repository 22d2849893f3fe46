import { useRef, useState, type SubmitEvent } from "react";
import { useUnsaved } from "../../leaving/unsaved.ts";
import { fieldOf, messageFor, textOfOthers, type Outcome, type UserError } from "../../relay/mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorNote } from "../../ui/ErrorNote.tsx";
import { FieldGroup } from "../../ui/FieldGroup.tsx";
import { focusFault } from "../../ui/focusFault.ts";
import type { SelectOption } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { BeatsField, type BeatOption } from "./BeatsField.tsx";

/** What can be said of any responsibility; what a kind does not have is null. */
export interface ResponsibilityValues<Role extends string> {
  roles: readonly Role[];
  beatIds: readonly number[];
  roleTitle: string;
  isMediaContact: boolean | null;
}

interface ResponsibilityDialogProps<Role extends string> {
  /** Of the company or outlet. */
  name: string;
  beatOptions: readonly BeatOption[];
  /** Empty for what has no roles. */
  roles: readonly SelectOption<Role>[];
  saved: ResponsibilityValues<Role>;
  /** Sends the values; on success the dialog is closed. */
  save: (values: ResponsibilityValues<Role>) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

const shown = ["roleTitle", "beatIds", "roles"];

/** What somebody does for a company or an outlet. */
export function ResponsibilityDialog<Role extends string>(props: ResponsibilityDialogProps<Role>) {
  const { name, beatOptions, roles, saved, save, onClose } = props;
  const [values, setValues] = useState(saved);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [text, setText] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(JSON.stringify(values) !== JSON.stringify(saved));
  const { roles: held } = values;
  const change = (changed: Partial<ResponsibilityValues<Role>>) => setValues({ ...values, ...changed });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const outcome = await save(values);
    setSaving(false);
    if (outcome.ok) return onClose();
    setErrors(outcome.errors);
    setText(textOfOthers(outcome, (error) => shown.includes(fieldOf(error) ?? "")));
    focusFault(form.current);
  };

  return (
    <Dialog isOpen onClose={onClose} title={name}>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="space-y-5 p-4 tablet:p-6">
        {text && <ErrorNote text={text} />}
        <TextField
          label="Title"
          name="roleTitle"
          description="As it stands on a business card, up to 120 characters."
          value={values.roleTitle}
          onChange={(roleTitle) => change({ roleTitle })}
          errorMessage={messageFor(errors, "roleTitle")}
        />
        {roles.length > 0 && (
          <FieldGroup label="Roles" errorMessage={messageFor(errors, "roles")}>
            <div className="grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
              {roles.map(({ id, label }) => (
                <Checkbox
                  key={id}
                  isSelected={held.includes(id)}
                  onChange={(isChosen) => change({ roles: isChosen ? [...held, id] : held.filter((one) => one !== id) })}
                >
                  {label}
                </Checkbox>
              ))}
            </div>
          </FieldGroup>
        )}
        <BeatsField
          beats={beatOptions}
          label="Beats"
          value={values.beatIds}
          onChange={(beatIds) => change({ beatIds })}
          errorMessage={messageFor(errors, "beatIds")}
        />
        {values.isMediaContact !== null && (
          <Checkbox isSelected={values.isMediaContact} onChange={(isMediaContact) => change({ isMediaContact })}>
            Media contact: journalists may turn to me
          </Checkbox>
        )}
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isSaving}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
