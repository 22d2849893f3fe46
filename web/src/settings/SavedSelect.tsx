import type { Outcome } from "../relay/mutation.ts";
import { SearchSelect } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/selectOptions.ts";
import { SaveIndicator } from "./SaveIndicator.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedSelectProps {
  label: string;
  description?: string;
  options: readonly SelectOption<string>[];
  /** The saved option. */
  saved: string;
  send: (id: string) => Promise<Outcome<unknown>>;
}

/** Selects one of many options, saved at once. */
export function SavedSelect({ label, description, options, saved, send }: SavedSelectProps) {
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
      <SaveIndicator state={state} />
    </div>
  );
}
