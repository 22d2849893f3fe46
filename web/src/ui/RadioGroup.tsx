import { Radio, RadioGroup as AriaRadioGroup } from "react-aria-components";
import { cx } from "./cx.ts";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import type { FieldTexts } from "./Field.tsx";
import type { SelectOption } from "./Select.tsx";

interface RadioGroupProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  value: Id | "";
  onChange: (value: Id) => void;
}

/** A choice of one among two or three visible options. */
export function RadioGroup<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
}: RadioGroupProps<Id>) {
  return (
    <AriaRadioGroup
      value={value === "" ? null : value}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      orientation="horizontal"
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
    >
      <FieldLabel label={label} />
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={({ isSelected }) =>
              cx(
                "inline-flex hit-h cursor-pointer items-center rounded-control border px-3 text-14 focus-ring transition-colors duration-fast",
                isSelected ? "border-accent bg-accent-soft font-medium text-accent" : "border-edge/70 data-hovered:bg-sunken",
              )
            }
          >
            {option.label}
          </Radio>
        ))}
      </div>
      <FieldNotes {...(description === undefined ? {} : { description })} {...(errorMessage ? { errorMessage } : {})} />
    </AriaRadioGroup>
  );
}
