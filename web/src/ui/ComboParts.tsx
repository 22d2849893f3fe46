import { ChevronDown } from "lucide-react";
import { Button as AriaButton, Input, ListBox } from "react-aria-components";
import { FieldLabel, FieldNotes } from "./AriaField.tsx";
import { cx } from "./cx.ts";
import type { FieldTexts } from "./Field.tsx";
import { FloatingSurface } from "./FloatingSurface.tsx";
import { Icon } from "./Icon.tsx";
import { inputStyles } from "./inputStyles.ts";
import { Option } from "./Option.tsx";
import type { SelectOption } from "./selectOptions.ts";

interface ComboPartsProps extends Omit<FieldTexts, "label"> {
  /** Absent when the combo box has an aria-label instead. */
  label?: string;
  isRequired?: boolean | undefined;
  placeholder?: string | undefined;
  /** Shown when no option matches, such as because further ones are still loading. */
  emptyText?: string | undefined;
}

/** The content of a combo box: its label, the input with the button that opens the list, its notes, and the list of options. */
export function ComboParts({
  label,
  isRequired,
  placeholder,
  description,
  errorMessage,
  emptyText = "No matches.",
}: ComboPartsProps) {
  return (
    <>
      {label !== undefined && <FieldLabel label={label} isRequired={isRequired} />}
      <div className="relative">
        <Input {...(placeholder === undefined ? {} : { placeholder })} className={cx(inputStyles, "h-(--hit) pe-11")} />
        <AriaButton className="absolute inset-y-0 end-0 grid w-10 place-items-center rounded-control text-muted focus-ring">
          <Icon of={ChevronDown} size={16} />
        </AriaButton>
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <FloatingSurface isAnchored className="max-h-72! min-w-(--trigger-width)">
        <ListBox<SelectOption<string>> className="p-1 outline-none" renderEmptyState={() => <NoMatches text={emptyText} />}>
          {(option) => <Option id={option.id} label={option.label} />}
        </ListBox>
      </FloatingSurface>
    </>
  );
}

function NoMatches({ text }: { text: string }) {
  return <p className="px-3 py-2 text-14 text-muted">{text}</p>;
}
