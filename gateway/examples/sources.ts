import { getNamedType, isEnumType, isListType, type GraphQLInputType } from "graphql";
import { values, type Entry } from "./values.ts";

/** The source of a variable's value. */
export type Source =
  /** The value itself. */
  | { readonly value: unknown }
  /** A value in the response to a query of the caller's own data. */
  | { readonly query: string; readonly position: "first" | "last"; readonly isList: boolean }
  /** The first value of a selection of the payload of another example, which runs before. */
  | { readonly mutation: string; readonly selection: string; readonly isList: boolean };

/**
 * The source of an argument or input field.
 * @returns null if the table has no value for it; an optional one has a value only under its root field
 */
export function findSource(root: string, name: string, isRequired: boolean, type: GraphQLInputType): Source | null {
  const entry = values[`${root}.${name}`] ?? (isRequired ? values[name] : undefined);
  if (entry !== undefined) return toSource(entry, type);
  const [first] = isRequired && isEnumType(type) ? type.getValues() : [];
  if (first !== undefined) return { value: first.name };
  return isRequired && getNamedType(type).name === "Boolean" ? { value: true } : null;
}

/** Selects the form of id that the type accepts: the global id or the numeric one. */
function toSource(entry: Entry, type: GraphQLInputType): Source {
  if ("value" in entry) return entry;
  const isList = isListType(type);
  const selectId = (text: string): string =>
    getNamedType(type).name === "Int" ? text.replaceAll(/\bid\b(?=[^a-zA-Z]*$)/g, "databaseId") : text;
  return "query" in entry
    ? { query: selectId(entry.query), position: entry.position, isList }
    : { mutation: entry.mutation, selection: selectId(entry.selection), isList };
}
