import {
  Kind,
  valueFromASTUntyped,
  type ConstDirectiveNode,
  type NamedTypeNode,
  type NameNode,
  type NonNullTypeNode,
  type StringValueNode,
  type TypeNode,
} from "graphql";

/** A name in a document. */
export const createNameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

/** A description in a document. */
export const createDescriptionNode = (value: string): StringValueNode => ({ kind: Kind.STRING, value });

/** A reference to a type. */
export const createNamedType = (name: string): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: createNameNode(name) });

/** A reference to a type that excludes null. */
export const createNonNullType = (name: string): NonNullTypeNode => ({ kind: Kind.NON_NULL_TYPE, type: createNamedType(name) });

/** The name of a type, without non-null and list. */
export const getTypeName = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : getTypeName(type.type));

/** The values that every use of a directive on an element has for one of its arguments. */
export const readDirectiveValues = (
  { directives = [] }: { readonly directives?: readonly ConstDirectiveNode[] | undefined },
  directive: string,
  argument: string,
): readonly string[] =>
  directives
    .filter(({ name }) => name.value === directive)
    .flatMap(({ arguments: given = [] }) => given.filter(({ name }) => name.value === argument))
    .flatMap(({ value }) => [valueFromASTUntyped(value)].flat())
    .filter((value) => typeof value === "string");
