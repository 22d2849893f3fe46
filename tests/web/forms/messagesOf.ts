import { safeParse, type GenericSchema } from "valibot";

/** The messages that a schema reports for these values, in the order of the fields. */
export function messagesOf<Values>(schema: GenericSchema<Values, unknown>, values: Values): string[] {
  return (safeParse(schema, values).issues ?? []).map(({ message }) => message);
}
