import type { Outcome } from "../relay/mutation.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import type { SelectOption } from "../ui/selectOptions.ts";
import { SaveIndicator } from "./SaveIndicator.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedRadioGroupProps<Id extends string> {
  label: string;
  /** Describes the selected option. */
  describe: (chosen: Id) => string;
  options: readonly SelectOption<Id>[];
  /** The saved option. */
  saved: Id;
  send: (chosen: Id) => Promise<Outcome<unknown>>;
}

/** Selects one of two or three options, saved at once. */
export function SavedRadioGroup<Id extends string>({ label, describe, options, saved, send }: SavedRadioGroupProps<Id>) {
  const optionOf = (id: string): Id => options.find((option) => option.id === id)?.id ?? saved;
  const field = useSavedField({ saved, send: (id) => send(optionOf(id)) });
  const chosen = optionOf(field.value);
  return (
    <div className="relative">
      <RadioGroup
        label={label}
        description={describe(chosen)}
        options={options}
        value={chosen}
        onChange={field.choose}
        errorMessage={field.error}
      />
      <SaveIndicator state={field.state} />
    </div>
  );
}
