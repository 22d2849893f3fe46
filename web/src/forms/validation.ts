import * as v from "valibot";
import { changedFields } from "./changedFields.ts";

export { valibotResolver } from "@hookform/resolvers/valibot";

/**
 * The fields of an input that differ from those of the saved values; all of them if the saved values are not valid input,
 * such as those of an incomplete draft.
 * @param schema transforms the values of the form into the input
 * @param saved the values as they were last read or saved
 */
export function getChanges<Values, Input extends object>(
  schema: v.GenericSchema<Values, Input>,
  saved: Values,
  input: Input,
): Partial<Input> {
  const before = v.safeParse(schema, saved);
  if (!before.success) return input;
  return changedFields(before.output, input);
}
