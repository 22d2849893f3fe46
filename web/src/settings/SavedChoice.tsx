import type { Outcome } from "../relay/mutation.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/Select.tsx";
import { SaveMark } from "./SaveMark.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedChoiceProps {
  label: string;
  description?: string;
  options: readonly SelectOption<string>[];
  /** The option that is saved now. */
  saved: string;
  send: (id: string) => Promise<Outcome<unknown>>;
}

/** One of many, saved as soon as it is chosen. */
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
