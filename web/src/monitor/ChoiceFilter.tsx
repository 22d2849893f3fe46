import { ChevronDown } from "lucide-react";
import { CheckboxGroup } from "../ui/CheckboxGroup.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { inputStyles } from "../ui/inputStyles.ts";
import { PlainButton } from "../ui/PlainButton.tsx";
import { Popover } from "../ui/Popover.tsx";
import type { SelectOption } from "../ui/selectOptions.ts";

interface ChoiceFilterProps<Id extends string> {
  /** The name of the filter, such as "Sources". */
  label: string;
  options: readonly SelectOption<Id>[];
  /** Empty: all. */
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
}

/** A filter with several selectable options; the button shows how many are selected, or which one. */
export function ChoiceFilter<Id extends string>({ label, options, value, onChange }: ChoiceFilterProps<Id>) {
  const chosen = options.filter((option) => value.includes(option.id));
  const [only] = chosen;
  const text = only === undefined ? label : chosen.length === 1 ? `${label}: ${only.label}` : `${label}: ${chosen.length}`;
  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={
        // Styled like the other filters, which are selects.
        <PlainButton className={cx(inputStyles, "flex h-(--hit) w-auto! items-center gap-2 text-start")}>
          {text}
          <Icon of={ChevronDown} size={16} className="text-muted" />
        </PlainButton>
      }
    >
      <CheckboxGroup
        label={label}
        isLabelHidden
        options={options}
        value={value}
        onChange={onChange}
        className="flex min-w-40 flex-col"
      />
    </Popover>
  );
}
