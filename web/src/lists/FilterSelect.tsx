import { Select, type SelectOption } from "../ui/Select.tsx";

const all = "ALL";

interface FilterSelectProps<Value extends string> {
  /** Read out; the choices say what they are. */
  label: string;
  /** The choice of no filter, "All types". */
  allLabel: string;
  options: readonly SelectOption<Value>[];
  /** Null for no filter. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  className?: string;
}

/** Narrows a list to one of a few values. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, allLabel, options, value, onChange, className = "w-40 max-tablet:flex-1" } = props;
  return (
    <Select<Value | typeof all>
      label={label}
      isLabelHidden
      options={[{ id: all, label: allLabel }, ...options]}
      value={value ?? all}
      onChange={(chosen) => onChange(chosen === all ? null : chosen)}
      className={className}
    />
  );
}

interface IdFilterSelectProps extends Omit<FilterSelectProps<string>, "options" | "value" | "onChange"> {
  /** What can be chosen; none while it could not be read. */
  options: readonly { id: number; label: string }[] | null | undefined;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Narrows a list to what belongs to one of several records. */
export function IdFilterSelect({ options, value, onChange, ...props }: IdFilterSelectProps) {
  return (
    <FilterSelect
      {...props}
      options={(options ?? []).map(({ id, label }) => ({ id: String(id), label }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
    />
  );
}
