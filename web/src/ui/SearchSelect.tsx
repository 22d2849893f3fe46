import { ComboFallback } from "./ComboFallback.tsx";
import type { FieldTexts } from "./Field.tsx";
import { lazyControl } from "./lazyControl.tsx";
import { toChoices, type Choosing, type SelectOption } from "./selectOptions.ts";

export type SearchSelectProps = FieldTexts &
  Choosing<string> & {
    options: readonly SelectOption<string>[];
    value: string;
    className?: string;
  };

/** Selects one of many options, found by typing part of its name. */
export const SearchSelect = lazyControl<SearchSelectProps>(
  async () => (await import("./SearchSelectControl.tsx")).SearchSelectControl,
  (props) => {
    const { label, description, errorMessage, options, value, className } = props;
    const { items, selected } = toChoices(options, value, props);
    return (
      <ComboFallback
        label={label}
        description={description}
        errorMessage={errorMessage}
        className={className}
        text={items.find(({ id }) => id === selected)?.label ?? ""}
        hasButton
      />
    );
  },
);
