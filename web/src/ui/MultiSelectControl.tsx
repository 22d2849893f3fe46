import { ComboBox } from "react-aria-components";
import { tagStyles } from "./ComboFallback.tsx";
import { ComboParts } from "./ComboParts.tsx";
import type { MultiSelectProps } from "./MultiSelect.tsx";
import { RemovableTags } from "./RemovableTags.tsx";

/** A multi-select with its list. */
export function MultiSelectControl(props: MultiSelectProps<string>) {
  const { label, description, errorMessage, options, value, onChange, placeholder, isRequired, className } = props;
  const chosen = value.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return (
    <div className={className}>
      <ComboBox
        selectionMode="multiple"
        defaultItems={options}
        value={value}
        onChange={(keys) => onChange(keys.flatMap((key) => options.find(({ id }) => id === key)?.id ?? []))}
        validationBehavior="aria"
        isInvalid={Boolean(errorMessage)}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <ComboParts
          label={label}
          isRequired={isRequired}
          placeholder={placeholder}
          description={description}
          errorMessage={errorMessage}
        />
      </ComboBox>
      <RemovableTags
        label={`Chosen: ${label}`}
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
