import { ComboBox, ListBox } from "react-aria-components";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import { ComboInput } from "./ComboInput.tsx";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { Option } from "./Option.tsx";
import type { SearchSelectProps } from "./SearchSelect.tsx";
import { toChoices, type SelectOption } from "./selectOptions.ts";

/** A search select with its list. */
export function SearchSelectControl(props: SearchSelectProps) {
  const { label, description, errorMessage, options, value, className } = props;
  const { items, selected, choose } = toChoices(options, value, props);
  return (
    <ComboBox
      defaultItems={items}
      value={selected}
      onChange={choose}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      menuTrigger="focus"
      className={className ?? ""}
    >
      <FieldLabel label={label} />
      <ComboInput />
      <FieldNotes description={description} errorMessage={errorMessage} />
      <FloatingSurface isAnchored className="max-h-72! min-w-(--trigger-width)">
        <ListBox<SelectOption<string>> className="p-1 outline-none">
          {(option) => <Option id={option.id} label={option.label} />}
        </ListBox>
      </FloatingSurface>
    </ComboBox>
  );
}
