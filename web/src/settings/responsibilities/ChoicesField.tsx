import { Checkbox } from "../../ui/Checkbox.tsx";
import type { FieldTexts } from "../../ui/Field.tsx";
import { FieldGroup } from "../../ui/FieldGroup.tsx";
import type { SelectOptions } from "../../ui/selectOptions.ts";

interface ChoicesFieldProps extends FieldTexts {
  options: SelectOptions;
  /** The ids of the selected options. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Selects any number of topics or roles. */
export function ChoicesField({ options, value, onChange, ...texts }: ChoicesFieldProps) {
  return (
    <FieldGroup {...texts}>
      <div className="grid grid-cols-2 gap-x-4 tablet:grid-cols-3">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            isSelected={value.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((otherId) => otherId !== id))}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
