import type { Outcome } from "../relay/mutation.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { SaveIndicator } from "./SaveIndicator.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedTextAreaProps {
  label: string;
  /** The maximum number of characters; a counter is shown below the field. */
  maxLength: number;
  /** The saved value. */
  saved: string;
  send: (value: string) => Promise<Outcome<unknown>>;
}

/** A multi-line field that is saved separately on blur; Enter starts a new line. */
export function SavedTextArea({ label, maxLength, saved, send }: SavedTextAreaProps) {
  const { value, change, save, state, error } = useSavedField({ saved, send });
  return (
    <div className="relative">
      <TextArea
        label={label}
        minRows={4}
        description={`${Array.from(value).length}/${maxLength}`}
        value={value}
        onChange={change}
        onBlur={save}
        errorMessage={error}
      />
      <SaveIndicator state={state} />
    </div>
  );
}
