import { ComboBox } from "react-aria-components";
import { tagStyles } from "./ComboFallback.tsx";
import { ComboParts } from "./ComboParts.tsx";
import type { MultiSelectProps } from "./MultiSelect.tsx";
import { RemovableTags } from "./RemovableTags.tsx";

/** A multi-select with its list. */
export function MultiSelectControl(props: MultiSelectProps<string>) {
  const { options, value, onChange, className, ...field } = props;
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return (
    <div className={className}>
      <ComboBox
        selectionMode="multiple"
        defaultItems={options}
        value={value}
        onChange={(keys) => onChange(keys.map(String))}
        validationBehavior="aria"
        isInvalid={Boolean(field.errorMessage)}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <ComboParts {...field} />
      </ComboBox>
      <RemovableTags
        label={`Chosen: ${field.label}`}
        options={chosen}
        getText={(option) => option.label}
        onRemove={(ids) => onChange(value.filter((id) => !ids.has(id)))}
        tagClassName={tagStyles}
      >
        {(option) => option.label}
      </RemovableTags>
    </div>
  );
}
