import type { FieldNames } from "../../errors.ts";
import type { WrittenBody } from "../../rest/posts.ts";
import type { WrittenAs } from "./kinds/kind.ts";

/** What the inputs of all types have in common; null says no more here than leaving out. */
const sharedFields: Readonly<Record<string, string>> = {
  authorId: "authorId",
  communityIds: "communities",
  userTypes: "userTypes",
  saveAs: "saveAs",
};

type Fields = Readonly<Record<string, WrittenAs>>;

const keyOf = (written: WrittenAs): string => (typeof written === "string" ? written : written.key);

/** The REST body of an input: fields left out stay away, null empties a field of the type's own. */
export function bodyOf(fields: Fields, input: Readonly<Record<string, unknown>>): WrittenBody {
  const body: Record<string, unknown> = {};
  for (const [field, key] of Object.entries(sharedFields)) {
    if (input[field] !== undefined && input[field] !== null) body[key] = input[field];
  }
  for (const [field, written] of Object.entries(fields)) {
    const value = input[field];
    if (value !== undefined) body[keyOf(written)] = typeof written === "string" ? value : written.toBody(value);
  }
  return body;
}

/** What the inputs of a type call the REST API's fields. */
export function fieldNamesOf(fields: Fields): FieldNames {
  const all = [...Object.entries(sharedFields), ...Object.entries(fields)];
  return Object.fromEntries(all.map(([field, written]) => [keyOf(written), field]));
}
