import { ComboBox, ListBox } from "react-aria-components";
import { tagStyles } from "./ComboFallback.tsx";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import { ComboInput } from "./ComboInput.tsx";
import { FloatingSurface } from "./FloatingSurface.tsx";
import type { MultiSelectProps } from "./MultiSelect.tsx";
import { Option } from "./Option.tsx";
import { RemovableTags } from "./RemovableTags.tsx";
import type { SelectOption } from "./selectOptions.ts";

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
        <FieldLabel label={label} isRequired={isRequired} />
        <ComboInput placeholder={placeholder} />
        <FieldNotes description={description} errorMessage={errorMessage} />
        <FloatingSurface isAnchored className="max-h-72! min-w-(--trigger-width)">
          <ListBox<SelectOption<string>> className="p-1 outline-none" renderEmptyState={() => <NoMatches />}>
            {(option) => <Option id={option.id} label={option.label} />}
          </ListBox>
        </FloatingSurface>
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

function NoMatches() {
  return <p className="px-3 py-2 text-14 text-muted">No matches.</p>;
}
