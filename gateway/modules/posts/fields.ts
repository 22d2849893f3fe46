import type { FieldNames } from "../../errors.ts";
import { toDatabaseIds } from "../../graph/ids.ts";
import type { WrittenBody } from "../../rest/posts.ts";
import type { BodyField } from "./kinds/kind.ts";

/** Fields that the inputs of all types share; null is treated as omitted. */
const sharedFields: Readonly<Record<string, BodyField>> = {
  authorId: "authorId",
  communityIds: { key: "communities", toBody: toDatabaseIds },
  userTypes: "userTypes",
  status: "saveAs",
};

type Fields = Readonly<Record<string, BodyField>>;

const getKey = (written: BodyField): string => (typeof written === "string" ? written : written.key);

const toBodyValue = (written: BodyField, value: unknown): unknown =>
  typeof written === "string" ? value : written.toBody(value);

/** Converts an input to a REST body: omitted fields stay out, and null clears a field that belongs to the type. */
export function toRestBody(fields: Fields, input: Readonly<Record<string, unknown>>): WrittenBody {
  const body: Record<string, unknown> = {};
  for (const [field, written] of Object.entries(sharedFields)) {
    const value = input[field];
    if (value !== undefined && value !== null) body[getKey(written)] = toBodyValue(written, value);
  }
  for (const [field, written] of Object.entries(fields)) {
    const value = input[field];
    if (value !== undefined) body[getKey(written)] = toBodyValue(written, value);
  }
  return body;
}

/** Maps REST fields to their names in the inputs of a type. */
export function createFieldNames(fields: Fields): FieldNames {
  const all = [...Object.entries(sharedFields), ...Object.entries(fields)];
  return Object.fromEntries(all.map(([field, written]) => [getKey(written), field]));
}
