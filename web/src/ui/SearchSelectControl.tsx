import { ChevronDown } from "lucide-react";
import { Button as AriaButton, ComboBox, Input, ListBox } from "react-aria-components";
import { cx } from "./cx.ts";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import { inputLook } from "./inputLook.ts";
import { Icon } from "./Icon.tsx";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { Option } from "./Option.tsx";
import type { SearchSelectProps } from "./SearchSelect.tsx";
import { choicesOf, type SelectOption } from "./selectOptions.ts";

/** A search select with its list. */
export function SearchSelectControl(props: SearchSelectProps) {
  const { label, description, errorMessage, options, value, className } = props;
  const { items, selected, choose } = choicesOf(options, value, props);
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
      <div className="relative">
        <Input className={cx(inputLook, "h-(--hit) pe-11")} />
        <AriaButton className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-muted focus-ring">
          <Icon of={ChevronDown} size={16} />
        </AriaButton>
      </div>
      <FieldNotes {...(description === undefined ? {} : { description })} {...(errorMessage ? { errorMessage } : {})} />
      <FloatingSurface isAnchored className="max-h-72! min-w-(--trigger-width)">
        <ListBox<SelectOption<string>> className="p-1 outline-none">
          {(option) => <Option id={option.id} label={option.label} />}
        </ListBox>
      </FloatingSurface>
    </ComboBox>
  );
}
