import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isAbstractType, type GraphQLSchema } from "graphql";

/** The cost of a field of introspection as a share of others': tools read tens of thousands, which need neither calls nor promises. */
export const INTROSPECTION_SHARE = 0.1;

/** The numbers of items of a list of introspection. */
interface Lengths {
  readonly mean: number;
  readonly max: number;
}

function measure(lists: readonly { readonly length: number }[]): Lengths {
  const lengths = lists.map(({ length }) => length);
  const sum = lengths.reduce((total, length) => total + length, 0);
  return { mean: sum / Math.max(1, lengths.length), max: Math.max(0, ...lengths) };
}

/**
 * Estimates the sizes of lists in introspection.
 * @returns a function that returns the number of items of a list's field in `count` objects together
 */
export function createIntrospectionSizes(schema: GraphQLSchema): (field: string, count: number) => number {
  const types = Object.values(schema.getTypeMap());
  const fields = types.map((type) => (isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []));
  const lists = new Map<string, Lengths>([
    ["types", measure([types])],
    ["directives", measure([schema.getDirectives()])],
    ["fields", measure(fields)],
    ["args", measure([...fields.flat(), ...schema.getDirectives()].map(({ args }) => args))],
    ["inputFields", measure(types.map((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : [])))],
    ["enumValues", measure(types.map((type) => (isEnumType(type) ? type.getValues() : [])))],
    ["interfaces", measure(types.map((type) => (isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [])))],
    ["possibleTypes", measure(types.map((type) => (isAbstractType(type) ? schema.getPossibleTypes(type) : [])))],
  ]);
  return (field, count) => {
    const { mean, max } = lists.get(field) ?? { mean: 1, max: 1 };
    // Few objects may be those with the longest lists.
    return Math.max(Math.ceil(count * mean), max);
  };
}
