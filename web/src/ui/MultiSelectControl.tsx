import { ChevronDown, X } from "lucide-react";
import { Button as AriaButton, ComboBox, Input, ListBox, Tag, TagGroup, TagList } from "react-aria-components";
import { cx } from "./cx.ts";
import { tagLook } from "./ComboStandIn.tsx";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import { inputLook } from "./inputLook.ts";
import { Icon } from "./Icon.tsx";
import { FloatingSurface } from "./FloatingSurface.tsx";
import type { MultiSelectProps } from "./MultiSelect.tsx";
import { Option } from "./Option.tsx";
import type { SelectOption } from "./selectOptions.ts";

/** A multi-select with its list. */
export function MultiSelectControl(props: MultiSelectProps<string>) {
  const { label, description, errorMessage, options, value, onChange, placeholder = "", isRequired, className } = props;
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
        <div className="relative">
          <Input placeholder={placeholder} className={cx(inputLook, "h-(--hit) pe-11")} />
          <AriaButton className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-muted focus-ring">
            <Icon of={ChevronDown} size={16} />
          </AriaButton>
        </div>
        <FieldNotes {...(description === undefined ? {} : { description })} {...(errorMessage ? { errorMessage } : {})} />
        <FloatingSurface isAnchored className="max-h-72! min-w-(--trigger-width)">
          <ListBox<SelectOption<string>> className="p-1 outline-none" renderEmptyState={() => <Nothing />}>
            {(option) => <Option id={option.id} label={option.label} />}
          </ListBox>
        </FloatingSurface>
      </ComboBox>
      {chosen.length > 0 && (
        <TagGroup
          aria-label={`Chosen: ${label}`}
          onRemove={(keys) => onChange(value.filter((id) => !keys.has(id)))}
          className="mt-2"
        >
          <TagList items={chosen} className="flex flex-wrap gap-2">
            {(option) => (
              <Tag id={option.id} textValue={option.label} className={tagLook}>
                {option.label}
                <AriaButton
                  slot="remove"
                  className="hit-around grid size-8 place-items-center rounded-control text-muted focus-ring-inset data-hovered:text-ink"
                >
                  <Icon of={X} size={14} />
                </AriaButton>
              </Tag>
            )}
          </TagList>
        </TagGroup>
      )}
    </div>
  );
}

function Nothing() {
  return <p className="px-3 py-2 text-14 text-muted">No matches.</p>;
}
