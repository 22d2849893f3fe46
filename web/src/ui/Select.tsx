import { Check, ChevronDown } from "lucide-react";
import { Button as AriaButton, ListBox, ListBoxItem, Select as AriaSelect, SelectValue } from "react-aria-components";
import { cx } from "./cx.ts";
import { FieldLabel, FieldNotes, inputLook, type FieldTexts } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { FloatingSurface } from "./Popover.tsx";

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
}

interface SelectProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  /** Empty while nothing is chosen. */
  value: Id | "";
  onChange: (value: Id) => void;
  placeholder?: string;
  isRequired?: boolean;
  /** Reads the label out without showing it, where the choices say what they are. */
  isLabelHidden?: boolean;
  className?: string;
}

/** One of a few. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, errorMessage, options, value, onChange, placeholder = "Choose", isRequired, className } = props;
  const { isLabelHidden = false } = props;
  return (
    <AriaSelect
      {...(isLabelHidden ? { "aria-label": label } : {})}
      value={value === "" ? null : value}
      onChange={(key) => {
        const chosen = options.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={className ?? ""}
    >
      {!isLabelHidden && <FieldLabel label={label} isRequired={isRequired} />}
      <AriaButton className={cx(inputLook, "flex h-(--hit) items-center gap-2 text-start", errorMessage && "border-danger!")}>
        <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-muted" />
        <Icon of={ChevronDown} size={16} className="text-muted" />
      </AriaButton>
      <FieldNotes {...(description === undefined ? {} : { description })} {...(errorMessage ? { errorMessage } : {})} />
      <FloatingSurface isAnchored className="min-w-(--trigger-width)">
        <ListBox items={options} className="p-1 outline-none">
          {(option) => <Option id={option.id} label={option.label} />}
        </ListBox>
      </FloatingSurface>
    </AriaSelect>
  );
}

/** An entry of a list to choose from. */
export function Option({ id, label }: { id: string; label: string }) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className="flex hit-h cursor-pointer items-center gap-3 rounded-control px-3 text-14 outline-none data-focused:bg-sunken data-pressed:bg-pressed"
    >
      {({ isSelected }) => (
        <>
          <span className="flex-1">{label}</span>
          {isSelected && <Icon of={Check} size={16} className="text-accent" />}
        </>
      )}
    </ListBoxItem>
  );
}
