import { Check, ChevronDown } from "lucide-react";
import { Button as AriaButton, ListBox, ListBoxItem, Select as AriaSelect, SelectValue } from "react-aria-components";
import { cx } from "./cx.ts";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import type { FieldTexts } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { Icon } from "./Icon.tsx";
import { FloatingSurface } from "./FloatingSurface.tsx";

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
}

/** Stands in for "" among the options, because the library does not allow an empty key. */
const noneId = "none";

/** With a `noneLabel`, the first option has that label and selects nothing (""). */
export type Choosing<Id extends string> =
  | { noneLabel?: never; onChange: (value: Id) => void }
  | { noneLabel: string; onChange: (value: Id | "") => void };

/** The options including the "none" option, the selected key, and the change handler. */
export function choicesOf<Id extends string>(options: readonly SelectOption<Id>[], value: Id | "", choosing: Choosing<Id>) {
  const { noneLabel } = choosing;
  return {
    items: noneLabel === undefined ? options : [{ id: noneId, label: noneLabel }, ...options],
    selected: value === "" ? (noneLabel === undefined ? null : noneId) : value,
    choose: (key: unknown) => {
      const chosen = options.find(({ id }) => id === key);
      if (chosen) choosing.onChange(chosen.id);
      else if (choosing.noneLabel !== undefined && key === noneId) choosing.onChange("");
    },
  };
}

type SelectProps<Id extends string> = FieldTexts &
  Choosing<Id> & {
    options: readonly SelectOption<Id>[];
    /** Empty while nothing is selected. */
    value: Id | "";
    placeholder?: string;
    isRequired?: boolean;
    /** Hides the label visually, where the options are self-explanatory. */
    isLabelHidden?: boolean;
    className?: string;
  };

/** Selects one of a few options. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, errorMessage, options, value, placeholder = "Choose", isRequired, className } = props;
  const { isLabelHidden = false } = props;
  const { items, selected, choose } = choicesOf(options, value, props);
  return (
    <AriaSelect
      {...(isLabelHidden ? { "aria-label": label } : {})}
      value={selected}
      onChange={choose}
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
        <ListBox items={items} className="p-1 outline-none">
          {(option) => <Option id={option.id} label={option.label} />}
        </ListBox>
      </FloatingSurface>
    </AriaSelect>
  );
}

/** An option of a list. */
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
