import { ComboFallback } from "./ComboFallback.tsx";
import type { FieldTexts } from "./Field.tsx";
import { lazyControl } from "./lazyControl.tsx";
import { toChoices, type Choosing, type SelectOptions } from "./selectOptions.ts";

export type SearchSelectProps = FieldTexts &
  Choosing<string> & {
    options: SelectOptions;
    value: string;
    /** Called with the typed text, to load further options that match it. */
    onSearch?: (text: string) => void;
    /** Shown when no option matches. Default: "No matches." */
    emptyText?: string | undefined;
    /** Hides the label visually, where the options are self-explanatory. */
    isLabelHidden?: boolean;
    className?: string;
  };

/** Selects one of many options, found by typing part of its name. */
export const SearchSelect = lazyControl<SearchSelectProps>(
  async () => (await import("./SearchSelectControl.tsx")).SearchSelectControl,
  (props) => {
    const { label, description, errorMessage, options, value, isLabelHidden = false, className } = props;
    const { items, selected } = toChoices(options, value, props);
    return (
      <ComboFallback
        label={label}
        isLabelHidden={isLabelHidden}
        description={description}
        errorMessage={errorMessage}
        className={className}
        text={items.find(({ id }) => id === selected)?.label ?? ""}
        hasButton
      />
    );
  },
);
