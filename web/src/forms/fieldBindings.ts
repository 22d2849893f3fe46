import type { FieldValues } from "react-hook-form";

/** The props of every form field. */
export interface FieldProps<Value> {
  value: Value;
  onChange(value: Value): void;
  errorMessage: string | null;
}

/**
 * Binds the values of a form to its fields: `<TextField label="Title" {...form.field("title")} />`. They are declared as methods
 * because methods are bivariant, so a form with more fields is assignable where fewer are needed.
 */
export interface FieldBindings<Values extends FieldValues> {
  /** For text fields and selects. */
  field<Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]>;
  /** For a `Checkbox`. */
  checkbox<Name extends keyof Values & string>(
    name: Name,
  ): { isSelected: Values[Name]; onChange(isSelected: Values[Name]): void; errorMessage: string | null };
  /** For an HTML editor, which keeps its own state; see `RichTextField`. */
  html<Name extends keyof Values & string>(
    name: Name,
  ): { initialHtml: Values[Name]; onChange(html: string): void; flushers: Set<() => void>; errorMessage: string | null };
  /** For a `PictureField`, or for `useUploads`. */
  files<Name extends keyof Values & string>(
    name: Name,
  ): {
    attachments: Values[Name];
    change(update: (attachments: Values[Name]) => Values[Name]): void;
    errorMessage: string | null;
  };
}

interface FormState<Values extends FieldValues> {
  values: Values;
  /** Changes the fields with these names. */
  write: (names: readonly string[], change: (all: Values) => Values) => void;
  error: (field: string) => string | null;
  /** Callbacks that make editors report pending changes before the form is sent. */
  flushers: Set<() => void>;
}

/** Creates the bindings for a form's state. */
export function bindFields<Values extends FieldValues>(state: FormState<Values>): FieldBindings<Values> {
  const { values, write, error, flushers } = state;
  const setterOf = (name: string) => (value: unknown) => write([name], (all) => ({ ...all, [name]: value }));
  return {
    field: (name) => ({ value: values[name], onChange: setterOf(name), errorMessage: error(name) }),
    checkbox: (name) => ({ isSelected: values[name], onChange: setterOf(name), errorMessage: error(name) }),
    html: (name) => ({ initialHtml: values[name], onChange: setterOf(name), flushers, errorMessage: error(name) }),
    files: (name) => ({
      attachments: values[name],
      change: (change) => write([name], (all) => ({ ...all, [name]: change(all[name]) })),
      errorMessage: error(name),
    }),
  };
}
