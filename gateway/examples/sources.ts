import { getNamedType, isEnumType, isListType, type GraphQLInputType } from "graphql";
import { values, type Entry } from "./values.ts";

/** The source of a variable's value. */
export type Source =
  /** The value itself. */
  | { readonly is: unknown }
  /** A value in the answer to a query of the caller's own data. */
  | { readonly find: string; readonly which: "first" | "last"; readonly isList: boolean }
  /** The first value of a selection of the payload of another example, which runs before. */
  | { readonly after: string; readonly take: string; readonly isList: boolean };

/**
 * The source of an argument or input field.
 * @returns null if the table has no value for it; an optional one has a value only under its root field
 */
export function findSource(root: string, name: string, isRequired: boolean, type: GraphQLInputType): Source | null {
  const entry = values[`${root}.${name}`] ?? (isRequired ? values[name] : undefined);
  if (entry !== undefined) return toSource(entry, type);
  const [first] = isRequired && isEnumType(type) ? type.getValues() : [];
  if (first !== undefined) return { is: first.name };
  return isRequired && getNamedType(type).name === "Boolean" ? { is: true } : null;
}

/** Selects the form of id that the type accepts: the global id or the numeric one. */
function toSource(entry: Entry, type: GraphQLInputType): Source {
  if ("is" in entry) return entry;
  const isList = isListType(type);
  const selected = (text: string): string =>
    getNamedType(type).name === "Int" ? text.replaceAll(/\bid\b(?=[^a-zA-Z]*$)/g, "databaseId") : text;
  return "find" in entry
    ? { find: selected(entry.find), which: entry.which, isList }
    : { after: entry.after, take: selected(entry.take), isList };
}
