import { ComboStandIn } from "./ComboStandIn.tsx";
import type { FieldTexts } from "./Field.tsx";
import { lateControl } from "./lateControl.tsx";
import { choicesOf, type Choosing, type SelectOption } from "./selectOptions.ts";

export type SearchSelectProps = FieldTexts &
  Choosing<string> & {
    options: readonly SelectOption<string>[];
    value: string;
    className?: string;
  };

/** Selects one of many options, found by typing part of its name. */
export const SearchSelect = lateControl<SearchSelectProps>(
  async () => (await import("./SearchSelectControl.tsx")).SearchSelectControl,
  (props) => {
    const { label, description, errorMessage, options, value, className } = props;
    const { items, selected } = choicesOf(options, value, props);
    return (
      <ComboStandIn
        label={label}
        {...(description === undefined ? {} : { description })}
        {...(errorMessage ? { errorMessage } : {})}
        className={className}
        text={items.find(({ id }) => id === selected)?.label ?? ""}
        hasButton
      />
    );
  },
);
