import type { Outcome } from "../relay/mutation.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { SaveMark } from "./SaveMark.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedAreaProps {
  label: string;
  /** Characters at most, counted under the field. */
  most: number;
  /** What is saved now. */
  saved: string;
  send: (value: string) => Promise<Outcome<unknown>>;
}

/** Several lines of text that are saved on their own on leaving them; Enter begins a new line. */
export function SavedArea({ label, most, saved, send }: SavedAreaProps) {
  const { value, change, save, state, error } = useSavedField({ saved, send });
  return (
    <div className="relative">
      <TextArea
        label={label}
        minRows={4}
        description={`${[...value].length}/${most}`}
        value={value}
        onChange={change}
        onBlur={save}
        errorMessage={error}
      />
      <SaveMark state={state} />
    </div>
  );
}
