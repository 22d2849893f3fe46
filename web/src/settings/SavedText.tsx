import type { Outcome } from "../relay/mutation.ts";
import { TextField, type TextFieldProps } from "../ui/TextField.tsx";
import { SaveMark } from "./SaveMark.tsx";
import { useSavedField } from "./useSavedField.ts";

interface SavedTextProps extends Pick<
  TextFieldProps,
  "label" | "type" | "inputMode" | "autoComplete" | "placeholder" | "isRequired" | "spellCheck"
> {
  /** What is saved now. */
  saved: string;
  send: (value: string) => Promise<Outcome<unknown>>;
  /** Why a value is not even sent; null when it is. */
  check?: (value: string) => string | null;
  /** Help that may show what is being typed. */
  describe?: (value: string) => string;
  className?: string;
}

/** A line of text that is saved on its own, on Enter or on leaving it. */
export function SavedText({ saved, send, check, describe, className, ...field }: SavedTextProps) {
  const { value, change, save, state, error } = useSavedField({ saved, send, check });
  return (
    <div className={`relative ${className ?? ""}`}>
      <TextField
        {...field}
        {...(describe ? { description: describe(value) } : {})}
        value={value}
        onChange={change}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === "Enter") save();
        }}
        errorMessage={error}
      />
      <SaveMark state={state} />
    </div>
  );
}
