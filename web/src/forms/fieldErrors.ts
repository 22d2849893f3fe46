import { get, type FieldErrors, type FieldValues, type Path } from "react-hook-form";
import { isRecord } from "../lib/isRecord.ts";
import {
  getFieldPath,
  joinMessages,
  sentWhenOnline,
  textOfOtherErrors,
  type MutationFailure,
  type UserError,
} from "../relay/mutation.ts";

/** Whether a form has a field for this path: "questions" for "questions.0.text". */
export function hasField<Values extends FieldValues>(path: string, values: Values): path is Path<Values> {
  return (path.split(".")[0] ?? "") in values;
}

/** The error message of a field; null if it has none. */
export function getMessage<Values extends FieldValues>(errors: FieldErrors<Values>, path: string): string | null {
  const error: unknown = get(errors, path);
  return isRecord(error) && typeof error["message"] === "string" ? error["message"] : null;
}

/** Splits the errors of a mutation into those of fields, by their path in the form, and the text of all others. */
export function splitErrors<Values extends FieldValues>(
  refused: MutationFailure,
  fieldNames: Readonly<Record<string, string>>,
  values: Values,
) {
  const toFormPath = (error: UserError) => {
    const [top = "", ...rest] = (getFieldPath(error) ?? "").split(".");
    return [fieldNames[top] ?? top, ...rest].join(".");
  };
  const paths = [...new Set(refused.errors.map(toFormPath))].filter((path) => hasField(path, values));
  return {
    fieldErrors: paths.map((path) => ({
      path,
      message: joinMessages(refused.errors.filter((error) => toFormPath(error) === path)),
    })),
    otherText: refused.isOffline ? sentWhenOnline : textOfOtherErrors(refused, (error) => hasField(toFormPath(error), values)),
  };
}
