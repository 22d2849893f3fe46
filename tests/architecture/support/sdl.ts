import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from "graphql";

/** The types declared by this project. */
function ownTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
}

interface Element {
  name: string;
  description: string | null | undefined;
}

function fieldElements(owner: string, fields: readonly GraphQLField<unknown, unknown>[]): Element[] {
  return fields.flatMap((field) => [
    { name: `${owner}.${field.name}`, description: field.description },
    ...field.args.map((arg) => ({ name: `${owner}.${field.name}(${arg.name}:)`, description: arg.description })),
  ]);
}

function findElements(type: GraphQLNamedType): Element[] {
  const element = { name: type.name, description: type.description };
  if (isObjectType(type) || isInterfaceType(type)) return [element, ...fieldElements(type.name, Object.values(type.getFields()))];
  if (isInputObjectType(type)) {
    return [
      element,
      ...Object.values(type.getFields()).map(({ name, description }) => ({ name: `${type.name}.${name}`, description })),
    ];
  }
  if (isEnumType(type))
    return [element, ...type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description }))];
  return [element];
}

function allElements(schema: GraphQLSchema): Element[] {
  const directives = schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .flatMap((directive): Element[] => [
      { name: `@${directive.name}`, description: directive.description },
      ...directive.args.map((arg) => ({ name: `@${directive.name}(${arg.name}:)`, description: arg.description })),
    ]);
  return [...ownTypes(schema).flatMap(findElements), ...directives];
}

/** @returns types, fields, arguments, enum values and directives without a description */
export function undescribed(schema: GraphQLSchema): string[] {
  return allElements(schema)
    .filter(({ description }) => description === null || description === undefined || description.trim() === "")
    .map(({ name }) => name);
}

/** Such as "null when empty", "null for a guest" and "null, with an error, when its type is unknown". */
const saysWhenNull =
  /\bnull\b[^.]*?\b(?:after|as|before|for|from|if|in|means|on|once|otherwise|shows|unless|until|when|where|while|without)\b/i;

/** @returns nullable fields, and fields with nullable items, whose description does not say when the value is null */
export const unexplainedNulls = (schema: GraphQLSchema): string[] =>
  ownTypes(schema).flatMap((type) =>
    isObjectType(type) || isInterfaceType(type)
      ? Object.values(type.getFields())
          .filter(({ type: of, description }) => /[^!](?:\]!*)*$/.test(of.toString()) && !saysWhenNull.test(description ?? ""))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );

/** Internals of the gateway and identifiers of the project's documents, which users of the schema do not know. */
const internals = [
  /\bREST\b/,
  /\bupstream\b/i,
  /\bbackend\b/i,
  /\bgetstream\b/i,
  /\b(?:openapi|socket\.io|PGlite|PostgreSQL|resolver|loader)\b/i,
  /\b[A-Z]{1,6}-\d{2,3}\b/,
  /\bnewSlug\b/,
];

/** @returns elements whose description mentions something internal, with the words found */
export function leaks(schema: GraphQLSchema): string[] {
  return allElements(schema).flatMap(({ name, description }) =>
    internals.flatMap((word) => description?.match(word)?.[0] ?? []).map((found) => `${name}: ${found}`),
  );
}

/** Connections that are not named after the type of their nodes: the items of the feed are FeedItem. */
const shortened = ["FeedEdge"];

/**
 * Checks the rules that graphql-eslint has for Relay's connections and edges, apart from two that Relay's specification does not
 * have: that every node implements Node (search results, drafts and activities, for example, cannot be read alone), and that every
 * list is one of edges (short lists, such as the beats of a post, are read whole). See relay.dev/graphql/connections.htm.
 */
function connectionViolations(schema: GraphQLSchema): string[] {
  const violations: string[] = [];
  for (const type of ownTypes(schema)) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    if (type.name.endsWith("Connection")) {
      const edge = type.name.replace(/Connection$/, "Edge");
      if (fields["pageInfo"]?.type.toString() !== "PageInfo!") violations.push(`${type.name}.pageInfo is not PageInfo!`);
      if (!/^\[\w+Edge!?\]!?$/.test(fields["edges"]?.type.toString() ?? ""))
        violations.push(`${type.name}.edges is not a list of ${edge}`);
    }
    if (type.name.endsWith("Edge")) {
      if (fields["cursor"]?.type.toString() !== "String!") violations.push(`${type.name}.cursor is not String!`);
      const node = fields["node"] && getNamedType(fields["node"].type).name;
      if (node === undefined) violations.push(`${type.name} has no node`);
      else if (type.name !== `${node}Edge` && !shortened.includes(type.name))
        violations.push(`${type.name} is not named after ${node}`);
    }
  }
  return violations;
}

function pagingViolations(schema: GraphQLSchema): string[] {
  return ownTypes(schema).flatMap((type) => {
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      if (!/Connection!?$/.test(field.type.toString())) return [];
      const args = Object.fromEntries(field.args.map((arg) => [arg.name, arg.type.toString()]));
      const forward = /^Int!?$/.test(args["first"] ?? "") && args["after"] === "String";
      const backward = /^Int!?$/.test(args["last"] ?? "") && args["before"] === "String";
      return forward && backward ? [] : [`${type.name}.${field.name} does not take first, after, last and before`];
    });
  });
}

/** The text in the description of an id whose object no call returns: it is for inputs and for Relay's store. */
const notRefetchable = "cannot be fetched by it";

/** Checks global identification (relay.dev/graphql/objectidentification.htm). */
function identityViolations(schema: GraphQLSchema): string[] {
  const violations: string[] = [];
  const node = schema.getType("Node");
  if (!isInterfaceType(node)) return ["There is no interface Node"];
  const query = schema.getQueryType()?.getFields() ?? {};
  if (query["node"]?.type.toString() !== "Node") violations.push("Query.node is not Node");
  if (query["nodes"]?.type.toString() !== "[Node]!") violations.push("Query.nodes is not [Node]!");
  for (const type of ownTypes(schema)) {
    if (!isObjectType(type)) continue;
    const id = type.getFields()["id"];
    if (id === undefined) continue;
    if (id.type.toString() !== "ID!") violations.push(`${type.name}.id is not ID!`);
    if (!type.getInterfaces().includes(node) && !id.description?.includes(notRefetchable))
      violations.push(`${type.name} has an id but does not implement Node`);
  }
  return violations;
}

function mutationViolations(schema: GraphQLSchema): string[] {
  const payload = schema.getType("MutationPayload");
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const pascal = field.name.charAt(0).toUpperCase() + field.name.slice(1);
    const [only, ...others] = field.args;
    const violations: string[] = [];
    if (only?.name !== "input" || others.length > 0 || only.type.toString() !== `${pascal}Input!`)
      violations.push(`Mutation.${field.name} does not take only input: ${pascal}Input!`);
    const result = schema.getType(`${pascal}Payload`);
    const answers = isObjectType(result) && isInterfaceType(payload) && result.getInterfaces().includes(payload);
    if (!answers || !field.type.toString().startsWith(result.name))
      violations.push(`Mutation.${field.name} does not return ${pascal}Payload implementing MutationPayload`);
    return violations;
  });
}

/** @returns violations of Relay's conventions: node ids, connections, one input per mutation */
export function conventionViolations(schema: GraphQLSchema): string[] {
  return [connectionViolations, pagingViolations, identityViolations, mutationViolations].flatMap((find) => find(schema));
}
