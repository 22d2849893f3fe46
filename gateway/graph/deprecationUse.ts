import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type TypeNode,
} from "graphql";
import { readDeprecation } from "./deprecation.ts";
import type { Executor } from "./executor.ts";
import { andThen } from "./maybePromise.ts";

/** A deprecated element that an operation uses, as reported in `extensions.deprecations`. */
export interface DeprecationUse {
  /** Its schema coordinate, such as `Job.title`, `Query.jobs(sort:)` or `JobType.VOLUNTEER`. */
  coordinate: string;
  /** Coordinate of the replacement; null when there is none. */
  replacement: string | null;
  /** The last day on which it works, YYYY-MM-DD; null when no day is set. */
  removedAfter: string | null;
  /** The sentence of the schema. */
  reason: string;
}

/**
 * Reports deprecated elements in `extensions.deprecations` of every result.
 * @param onUse called for every result that used one
 */
export function reportDeprecations<Context extends object>(
  schema: GraphQLSchema,
  executor: Executor<Context>,
  onUse: (uses: readonly DeprecationUse[], context: Context) => void,
): Executor<Context> {
  const deprecated = findDeprecatedElements(schema);
  if (deprecated.size === 0) return executor;
  const documents = new WeakMap<DocumentNode, InspectedDocument>();
  const inspected = (document: DocumentNode): InspectedDocument => {
    let cached = documents.get(document);
    if (cached === undefined) documents.set(document, (cached = inspectDocument(document, schema, deprecated)));
    return cached;
  };
  return {
    execute(request) {
      const { document, variables, context } = request;
      const { named, inputs } = inspected(document);
      const usedByVariables = inputs.flatMap(({ name, type }) => findUses(variables?.[name], type, deprecated));
      if (named.size === 0 && usedByVariables.length === 0) return executor.execute(request);
      const uses = [...new Set([...named, ...usedByVariables])].flatMap((coordinate) => deprecated.get(coordinate) ?? []);
      return andThen(executor.execute(request), (result) => {
        onUse(uses, context);
        return { ...result, extensions: { ...result.extensions, deprecations: uses } };
      });
    },
  };
}

/** The deprecated elements that a document uses, as far as its text shows. */
interface InspectedDocument {
  /** The coordinates that its text names. */
  readonly named: ReadonlySet<string>;
  /** Variables whose values may use further deprecated elements. */
  readonly inputs: readonly { readonly name: string; readonly type: GraphQLInputType }[];
}

const inspectDocument = (document: DocumentNode, schema: GraphQLSchema, deprecated: DeprecatedElements): InspectedDocument => ({
  named: findNamedElements(document, schema, deprecated),
  inputs: document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
          const type = getInputType(node, schema);
          return type === undefined ? [] : [{ name: variable.name.value, type }];
        })
      : [],
  ),
});

/** Every deprecated field, argument, input field and enum value, by coordinate. */
export function findDeprecatedElements(schema: GraphQLSchema): ReadonlyMap<string, DeprecationUse> {
  const found = new Map<string, DeprecationUse>();
  const addDeprecated = (coordinate: string, reason: string | null | undefined): void => {
    if (reason === null || reason === undefined) return;
    const { replacement, removedAfter } = readDeprecation(reason) ?? { replacement: null, removedAfter: null };
    found.set(coordinate, { coordinate, replacement, removedAfter, reason });
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    for (const [coordinate, reason] of listElements(type)) addDeprecated(coordinate, reason);
  }
  return found;
}

function listElements(type: GraphQLNamedType): [coordinate: string, reason: string | null | undefined][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value.deprecationReason]);
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field.deprecationReason]);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field): [string, string | null | undefined][] => [
    [`${type.name}.${field.name}`, field.deprecationReason],
    ...field.args.map((arg): [string, string | null | undefined] => [
      `${type.name}.${field.name}(${arg.name}:)`,
      arg.deprecationReason,
    ]),
  ]);
}

type DeprecatedElements = ReadonlyMap<string, DeprecationUse>;

/** The deprecated elements that the text of a document names. */
function findNamedElements(document: DocumentNode, schema: GraphQLSchema, deprecated: DeprecatedElements): Set<string> {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  const addIfDeprecated = (coordinate: string): void => {
    if (deprecated.has(coordinate)) found.add(coordinate);
  };
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => addIfDeprecated(`${info.getParentType()?.name ?? ""}.${name.value}`),
      Argument: ({ name }) =>
        addIfDeprecated(`${info.getParentType()?.name ?? ""}.${info.getFieldDef()?.name ?? ""}(${name.value}:)`),
      ObjectField({ name }) {
        const type = info.getParentInputType();
        if (type !== null && type !== undefined) addIfDeprecated(`${getNamedType(type).name}.${name.value}`);
      },
      EnumValue({ value }) {
        const type = info.getInputType();
        if (type !== null && type !== undefined) addIfDeprecated(`${getNamedType(type).name}.${value}`);
      },
    }),
  );
  return found;
}

/** Returns the innermost type, because a list also accepts a single value. */
function getInputType(type: TypeNode, schema: GraphQLSchema): GraphQLInputType | undefined {
  if (type.kind !== Kind.NAMED_TYPE) return getInputType(type.type, schema);
  const namedType = typeFromAST(schema, type);
  return isInputObjectType(namedType) || isEnumType(namedType) ? namedType : undefined;
}

/** The deprecated elements that the value of a variable uses. */
function findUses(value: unknown, type: GraphQLInputType, deprecated: DeprecatedElements): string[] {
  if (isNonNullType(type) || isListType(type)) return findUses(value, type.ofType, deprecated);
  if (Array.isArray(value)) return value.flatMap((item) => findUses(item, type, deprecated));
  if (isEnumType(type)) {
    const coordinate = `${type.name}.${String(value)}`;
    return deprecated.has(coordinate) ? [coordinate] : [];
  }
  if (!isInputObjectType(type) || typeof value !== "object" || value === null) return [];
  const fields = type.getFields();
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields[name];
    const coordinate = `${type.name}.${name}`;
    return [
      ...(deprecated.has(coordinate) ? [coordinate] : []),
      ...(field === undefined ? [] : findUses(inner, field.type, deprecated)),
    ];
  });
}
