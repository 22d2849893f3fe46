import type { FieldValues } from "react-hook-form";

/** What every field of a form takes. */
export interface FieldProps<Value> {
  value: Value;
  onChange(value: Value): void;
  errorMessage: string | null;
}

/**
 * What connects the fields of a form with what it holds: `<TextField label="Title" {...form.field("title")} />`. All are
 * methods, so that a form with more fields fits where one with fewer is asked for.
 */
export interface FieldBindings<Values extends FieldValues> {
  /** For fields of text and of choice. */
  field<Name extends keyof Values & string>(name: Name): FieldProps<Values[Name]>;
  /** For a `Checkbox`. */
  checkbox<Name extends keyof Values & string>(
    name: Name,
  ): { isSelected: Values[Name]; onChange(isSelected: Values[Name]): void; errorMessage: string | null };
  /** For an editor of HTML, which holds its value itself; see `RichTextField`. */
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
  /** Changes the fields of these names. */
  write: (names: readonly string[], change: (all: Values) => Values) => void;
  error: (field: string) => string | null;
  /** What editors write at once when the form is about to be sent. */
  flushers: Set<() => void>;
}

/** The wiring of a form whose state this is. */
export function bindFields<Values extends FieldValues>(state: FormState<Values>): FieldBindings<Values> {
  const { values, write, error, flushers } = state;
  return {
    field: (name) => ({
      value: values[name],
      onChange: (value) => write([name], (all) => ({ ...all, [name]: value })),
      errorMessage: error(name),
    }),
    checkbox: (name) => ({
      isSelected: values[name],
      onChange: (isSelected) => write([name], (all) => ({ ...all, [name]: isSelected })),
      errorMessage: error(name),
    }),
    html: (name) => ({
      initialHtml: values[name],
      onChange: (html) => write([name], (all) => ({ ...all, [name]: html })),
      flushers,
      errorMessage: error(name),
    }),
    files: (name) => ({
      attachments: values[name],
      change: (change) => write([name], (all) => ({ ...all, [name]: change(all[name]) })),
      errorMessage: error(name),
    }),
  };
}
