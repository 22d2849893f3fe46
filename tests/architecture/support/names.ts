import {
  getDirectiveValues,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLSchema,
} from "graphql";
import { inputsOf, type SchemaInput } from "./schemaInputs.ts";

/** Fields whose name may start with the name of their type, each with the reason. */
const repeated: Readonly<Record<string, string>> = {
  "User.userType": "The kind of user, as in userTypes; `type` is the kind of an author.",
};

/** Words that must be replaced by another one everywhere. */
const otherWords: Readonly<Record<string, string>> = {
  firstname: "firstName",
  lastname: "lastName",
  fullname: "fullName",
  img: "image",
  saveAs: "status",
  isMain: "isViewer",
  who: "actor",
  when: "createdAt",
  stamp: "time",
};

const camelCase = /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)*$/;
const pascalCase = /^(?:[A-Z][a-z0-9]*)+$/;
const upperCase = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/;

const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Checks the spelling of a field, argument or input field, and that it contains no replaced words. */
function spellingViolations(name: string, at: string): string[] {
  const word = otherWords[name];
  return [
    ...(camelCase.test(name) ? [] : [`${at} is not camelCase`]),
    ...(word === undefined ? [] : [`${at} is called ${word} elsewhere`]),
  ];
}

/** Checks that an id named after a type is an id of this type, so that each name of an id has one meaning. */
function idNameViolations(schema: GraphQLSchema, { key, name, value: { astNode } }: SchemaInput): string[] {
  const directive = schema.getDirective("id");
  const [, noun] = /^(\w+)Ids?$/.exec(key) ?? [];
  if (!directive || !astNode || noun === undefined || schema.getType(upperFirst(noun)) === undefined) return [];
  const { of } = getDirectiveValues(directive, astNode) ?? {};
  const types = Array.isArray(of) ? of.map(String) : [];
  const named = schema.getType(upperFirst(noun));
  const accepted = [named?.name, ...(isAbstractType(named) ? schema.getPossibleTypes(named).map((one) => one.name) : [])];
  return types.some((type) => accepted.includes(type)) ? [] : [`${name} is an id of ${types.join(" or ")}`];
}

function fieldViolations(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type)) return [];
    const violations = pascalCase.test(type.name) ? [] : [`${type.name} is not PascalCase`];
    if (isEnumType(type)) {
      return [
        ...violations,
        ...type.getValues().flatMap(({ name }) => (upperCase.test(name) ? [] : [`${type.name}.${name} is not UPPER_CASE`])),
      ];
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return violations;
    const inherited = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
    return Object.values(type.getFields()).reduce((all, { name }) => {
      const at = `${type.name}.${name}`;
      const repeats = name.startsWith(lowerFirst(type.name)) && !inherited.has(name) && !(at in repeated);
      return [...all, ...spellingViolations(name, at), ...(repeats ? [`${at} repeats the name of its type`] : [])];
    }, violations);
  });
}

function inputViolations(schema: GraphQLSchema): string[] {
  return inputsOf(schema).flatMap((input) => [...spellingViolations(input.key, input.name), ...idNameViolations(schema, input)]);
}

/** Names of root fields that repeat the kind of the operation. */
function rootViolations(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.keys(root?.getFields() ?? {})
      .filter((name) => /^(?:get|list|query|mutation|subscription)[A-Z]/.test(name) || name.endsWith(root?.name ?? " "))
      .map((name) => `${root?.name}.${name} says that it is a ${root?.name.toLowerCase()}`),
  );
}

/** @returns names that violate the conventions of GraphQL or use a second word for the same meaning */
export const nameViolations = (schema: GraphQLSchema): string[] => [
  ...fieldViolations(schema),
  ...inputViolations(schema),
  ...rootViolations(schema),
];
