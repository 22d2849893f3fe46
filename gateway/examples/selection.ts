import {
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLInterfaceType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/** Maximum number of fields that an example selects of one object. */
const MAX_LEAVES = 8;
const MAX_OBJECTS = 3;
/** The depth of the selection below the root field; a connection's edges and nodes are not counted. */
const DEPTH = 2;

type Field = GraphQLField<unknown, unknown>;

/** A selection set with the most descriptive fields of a type and of the objects that it refers to. */
export function createSelection(schema: GraphQLSchema, type: GraphQLOutputType): string {
  return select(schema, getNamedType(type), DEPTH);
}

function select(schema: GraphQLSchema, type: GraphQLNamedType, remainingDepth: number): string {
  if (isLeafType(type)) return "";
  if (isObjectType(type) && type.name.endsWith("Connection")) return selectConnection(schema, type, remainingDepth);
  if (isAbstractType(type)) return selectAbstract(schema, type, remainingDepth);
  return isObjectType(type) ? wrapInBraces(selectFields(schema, type, remainingDepth, () => true)) : "";
}

function selectConnection(schema: GraphQLSchema, type: GraphQLObjectType, remainingDepth: number): string {
  const { edges, pageInfo } = type.getFields();
  const edge = edges === undefined ? undefined : getNamedType(edges.type);
  const node = isObjectType(edge) ? edge.getFields()["node"] : undefined;
  const nodes = node === undefined ? "" : `edges { node ${select(schema, getNamedType(node.type), remainingDepth)} }`;
  return `{ ${nodes} ${pageInfo === undefined ? "" : "pageInfo { hasNextPage endCursor }"} }`;
}

/** The fields of each possible type; where two types differ in a field, it is left out, because GraphQL could not merge it. */
function selectAbstract(
  schema: GraphQLSchema,
  type: Parameters<GraphQLSchema["getPossibleTypes"]>[0],
  remainingDepth: number,
): string {
  const possible = schema.getPossibleTypes(type);
  const shared = isInterfaceType(type) ? selectFields(schema, type, remainingDepth, () => true) : [];
  const isAlike = (field: Field): boolean =>
    possible.every((one) => {
      const other = one.getFields()[field.name];
      return other === undefined || other.type.toString() === field.type.toString();
    });
  const own = isInterfaceType(type)
    ? []
    : possible.flatMap((one) => {
        const fields = selectFields(schema, one, 0, isAlike);
        return fields.length === 0 ? [] : [`... on ${one.name} ${wrapInBraces(fields)}`];
      });
  return wrapInBraces(["__typename", ...shared, ...own]);
}

function selectFields(
  schema: GraphQLSchema,
  type: GraphQLObjectType | GraphQLInterfaceType,
  remainingDepth: number,
  isIncluded: (field: Field) => boolean,
): string[] {
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && field.deprecationReason === undefined && isIncluded(field),
  );
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.name !== "clientMutationId");
  const objects = remainingDepth === 0 ? [] : fields.filter((field) => isSelectableObject(getNamedType(field.type)));
  const chosen = [
    ...leaves.toSorted(compareDescriptiveness).slice(0, MAX_LEAVES),
    ...objects.toSorted(compareDescriptiveness).slice(0, MAX_OBJECTS),
  ];
  const selected = chosen.map((field) => `${field.name} ${select(schema, getNamedType(field.type), remainingDepth - 1)}`);
  return selected.length === 0 ? ["__typename"] : selected;
}

/** Lists within lists would make an example expensive. */
const isSelectableObject = (type: GraphQLNamedType): boolean => !isLeafType(type) && !type.name.endsWith("Connection");

/** The most descriptive fields, in this order. */
const descriptiveFields = [
  "errors",
  "code",
  "message",
  "field",
  "id",
  "name",
  "title",
  "slug",
  "type",
  "kind",
  "content",
  "author",
  "user",
];

function compareDescriptiveness(left: Field, right: Field): number {
  const rank = ({ name }: Field) =>
    descriptiveFields.includes(name) ? descriptiveFields.indexOf(name) : descriptiveFields.length;
  return rank(left) - rank(right);
}

const wrapInBraces = (parts: readonly string[]): string => `{ ${parts.join(" ")} }`;
