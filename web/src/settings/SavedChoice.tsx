import type { Outcome } from "../relay/mutation.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/Select.tsx";
import { SaveMark } from "./SaveMark.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedChoiceProps {
  label: string;
  description?: string;
  options: readonly SelectOption<string>[];
  /** The saved option. */
  saved: string;
  send: (id: string) => Promise<Outcome<unknown>>;
}

/** Selects one of many options, saved at once. */
export function SavedChoice({ label, description, options, saved, send }: SavedChoiceProps) {
  const { value, choose, state, error } = useSavedField({ saved, send });
  return (
    <div className="relative">
      <SearchSelect
        label={label}
        {...(description === undefined ? {} : { description })}
        options={options}
        value={value}
        onChange={choose}
        errorMessage={error}
      />
      <SaveMark state={state} />
    </div>
  );
}
