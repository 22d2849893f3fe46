import { ComboFallback, TagsFallback, tagStyles } from "./ComboFallback.tsx";
import type { FieldTexts } from "./Field.tsx";
import { lazyControl } from "./lazyControl.tsx";
import type { SelectOption } from "./selectOptions.ts";

export interface MultiSelectProps<Id extends string> extends FieldTexts {
  options: readonly SelectOption<Id>[];
  /** The selected ids, in the order of selection. */
  value: readonly Id[];
  onChange: (value: readonly Id[]) => void;
  /** Called when text is typed to find an option. */
  onSearch?: () => void;
  /** Shown when no option matches. Default: "No matches." */
  emptyText?: string | undefined;
  placeholder?: string;
  isRequired?: boolean;
  className?: string;
}

const Control = lazyControl<MultiSelectProps<string>>(
  async () => (await import("./MultiSelectControl.tsx")).MultiSelectControl,
  ({ options, value, onChange: _onChange, onSearch: _onSearch, emptyText: _emptyText, className, ...field }) => (
    <div className={className}>
      <ComboFallback {...field} text="" hasButton />
      <TagsFallback
        label={`Chosen: ${field.label}`}
        options={value.flatMap((id) => options.find((option) => option.id === id) ?? [])}
        className={tagStyles}
      >
        {({ label }) => label}
      </TagsFallback>
    </div>
  ),
);

/**
 * Selects several of many options, which are found by typing part of their names. Selected options are listed below and can be
 * removed.
 */
export function MultiSelect<Id extends string>(props: MultiSelectProps<Id>) {
  const { onChange, placeholder = "Input your search term" } = props;
  // A selected record may be on a page of options that is not loaded; its id is kept.
  const known = props.options.map(({ id }) => id).concat(props.value);
  const choose = (ids: readonly string[]) => onChange(ids.flatMap((chosen) => known.find((id) => id === chosen) ?? []));
  return <Control {...props} placeholder={placeholder} onChange={choose} />;
}
