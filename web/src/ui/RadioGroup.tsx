import { useId } from "react";
import { labelStyles, LabelText, Notes, notesProps, type FieldTexts } from "./Field.tsx";
import type { SelectOption } from "./selectOptions.ts";

interface RadioGroupProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  value: Id | "";
  onChange: (value: Id) => void;
}

/** A choice of one among two or three visible options. The inputs lie over their options and are invisible. */
export function RadioGroup<Id extends string>({ label, options, value, onChange, ...texts }: RadioGroupProps<Id>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}label`} {...notesProps(id, texts)}>
      <span id={`${id}label`} className={labelStyles}>
        <LabelText label={label} />
      </span>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className="relative inline-flex hit-h cursor-pointer items-center rounded-control border border-edge px-3 text-14 outline-offset-2 outline-accent transition-colors duration-fast hover:not-has-checked:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      <Notes id={id} {...texts} />
    </div>
  );
}
