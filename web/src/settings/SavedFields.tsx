import type { ReactNode } from "react";
import { characters } from "../lib/textLength.ts";
import type { Outcome } from "../relay/mutation.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { SearchSelect, type SearchSelectProps } from "../ui/SearchSelect.tsx";
import type { SelectOption } from "../ui/selectOptions.ts";
import { TextArea } from "../ui/TextArea.tsx";
import { TextField, type TextFieldProps } from "../ui/TextField.tsx";
import { SaveIndicator } from "./SaveIndicator.tsx";
import { useSavedField, type SavedField, type SavedFieldOptions } from "./useSavedField.ts";

/** A field that is saved separately, with the state of saving next to its label. */
export function Saved({ children, ...options }: SavedFieldOptions & { children: (field: SavedField) => ReactNode }) {
  const field = useSavedField(options);
  return (
    <div className="relative">
      {children(field)}
      <SaveIndicator state={field.state} />
    </div>
  );
}

export interface SavedTextFieldProps
  extends
    SavedFieldOptions,
    Pick<TextFieldProps, "type" | "inputMode" | "autoComplete" | "placeholder" | "isRequired" | "spellCheck"> {
  /** Help that may depend on the text being typed. */
  describe?: (value: string) => string;
}

/** A single-line field that is saved separately, on Enter or on blur. */
export function SavedTextField({ label, saved, send, check, describe, ...field }: SavedTextFieldProps) {
  return (
    <Saved label={label} saved={saved} send={send} check={check}>
      {({ value, change, save, error }) => (
        <TextField
          {...field}
          label={label}
          {...(describe ? { description: describe(value) } : {})}
          value={value}
          onChange={change}
          onBlur={save}
          onKeyDown={(event) => {
            if (event.key === "Enter") save();
          }}
          errorMessage={error}
        />
      )}
    </Saved>
  );
}

interface SavedTextAreaProps extends Omit<SavedFieldOptions, "check"> {
  /** The maximum number of characters; a counter is shown below the field. */
  maxLength: number;
}

/** A multi-line field that is saved separately on blur; Enter starts a new line. */
export function SavedTextArea({ maxLength, ...options }: SavedTextAreaProps) {
  const { label } = options;
  const check = (text: string) => (characters(text) > maxLength ? `${label} must have at most ${maxLength} characters.` : null);
  return (
    <Saved {...options} check={check}>
      {({ value, change, save, error }) => (
        <TextArea
          label={label}
          minRows={4}
          description={`${characters(value)}/${maxLength}`}
          value={value}
          onChange={change}
          onBlur={save}
          errorMessage={error}
        />
      )}
    </Saved>
  );
}

/** Selects one of many options, saved at once. */
export function SavedSelect({
  label,
  saved,
  send,
  ...select
}: SavedFieldOptions & Pick<SearchSelectProps, "description" | "options">) {
  return (
    <Saved label={label} saved={saved} send={send}>
      {({ value, choose, error }) => (
        <SearchSelect {...select} label={label} value={value} onChange={choose} errorMessage={error} />
      )}
    </Saved>
  );
}

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
  const findOption = (id: string): Id => options.find((option) => option.id === id)?.id ?? saved;
  return (
    <Saved label={label} saved={saved} send={(id) => send(findOption(id))}>
      {({ value, choose, error }) => (
        <RadioGroup
          label={label}
          description={describe(findOption(value))}
          options={options}
          value={findOption(value)}
          onChange={choose}
          errorMessage={error}
        />
      )}
    </Saved>
  );
}
