import { safeParse, type GenericSchema } from "valibot";

/** What a form says about these values, field by field. */
export function messagesOf<Values>(schema: GenericSchema<Values, unknown>, values: Values): string[] {
  return (safeParse(schema, values).issues ?? []).map(({ message }) => message);
}
