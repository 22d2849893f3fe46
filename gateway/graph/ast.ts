import {
  Kind,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type NamedTypeNode,
  type NameNode,
  type NonNullTypeNode,
  type StringValueNode,
} from "graphql";

/** A name in a document. */
export const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** A description in a document. */
export const text = (value: string): StringValueNode => ({ kind: Kind.STRING, value });

/** A reference to a type. */
export const namedType = (name: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: nameNode(name) });

/** A reference to a type that excludes null. */
export const nonNullType = (name: string): NonNullTypeNode => ({ kind: Kind.NON_NULL_TYPE, type: namedType(name) });

/** The values that every use of a directive on an element has for one of its arguments. */
export const directiveValues = (
  { directives = [] }: { readonly directives?: readonly ConstDirectiveNode[] | undefined },
  directive: string,
  argument: string,
): readonly string[] =>
  directives
    .filter(({ name }) => name.value === directive)
    .flatMap(({ arguments: given = [] }) => given.filter(({ name }) => name.value === argument))
    .flatMap(({ value }) => [valueFromASTUntyped(value)].flat())
    .filter((value) => typeof value === "string");

/** A name that begins in upper case, as those of types do. */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A name that begins in lower case, as those of fields do. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The words of a field's name: "contact list" for `contactList`. */
export const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
