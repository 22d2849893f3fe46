import { useId, type ReactNode } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { describedBy, labelStyles, Notes, type FieldTexts } from "./Field.tsx";

interface CheckboxGroupProps<Id extends string> extends FieldTexts {
  /** Hides the label visually, where something else already shows it. */
  isLabelHidden?: boolean;
  options: readonly { id: Id; label: ReactNode }[];
  value: readonly Id[];
  /** Called with the selected ids in the order of the options. */
  onChange: (value: Id[]) => void;
  /** The layout of the options. */
  className: string;
}

/** Selects any number of visible options. */
export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { label, isLabelHidden = false, options, value, onChange, description, errorMessage, className } = props;
  const id = useId();
  const texts = { description, errorMessage };
  const toggle = (changed: Id, isSelected: boolean) =>
    onChange(options.flatMap((option) => ((option.id === changed ? isSelected : value.includes(option.id)) ? option.id : [])));
  return (
    <fieldset {...describedBy(id, texts)} {...(errorMessage && { "data-invalid": true })}>
      <legend className={isLabelHidden ? "sr-only" : labelStyles}>{label}</legend>
      <div className={className}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            isSelected={value.includes(option.id)}
            onChange={(isSelected) => toggle(option.id, isSelected)}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <Notes id={id} {...texts} />
    </fieldset>
  );
}
