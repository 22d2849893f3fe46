import { Select } from "../ui/Select.tsx";
import type { SelectOption } from "../ui/selectOptions.ts";

const all = "ALL";

interface FilterSelectProps<Value extends string> {
  /** Label for screen readers only; the options describe themselves visually. */
  label: string;
  /** Label of the option that clears the filter, such as "All types". */
  allLabel: string;
  /** Null or undefined when they could not be read. */
  options: readonly SelectOption<Value>[] | null | undefined;
  /** Null when no filter is set. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** A class with the width from tablets on. */
  width?: string;
  /** Replaces the classes of the width. */
  className?: string;
}

/** A select that filters a list by one of a few values, or by one of several records. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, options, value, onChange, width = "w-40", className = `${width} max-tablet:flex-1` } = props;
  return (
    <Select<Value | typeof all>
      label={label}
      isLabelHidden
      options={[{ id: all, label: allLabel }, ...(options ?? [])]}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
      className={className}
    />
  );
}
