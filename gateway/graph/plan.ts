import {
  getArgumentValues,
  getNullableType,
  GraphQLError,
  isAbstractType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  TypeNameMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from "graphql";
import { collectFields, collectSubfields } from "graphql/execution/collectFields.js";
import { getFieldDef } from "graphql/execution/execute.js";
import { ObjectWriter } from "./compile.ts";
import { INTROSPECTION_SHARE } from "./introspection.ts";
import {
  Frame,
  createFixedInfo,
  createInfo,
  isPromise,
  settleAsync,
  ignoreRejections,
  throwUnserializable,
  reject,
  settle,
  type AbstractShape,
  type Complete,
  type StaticFieldInfo,
  type FieldPlan,
  type ObjectPlan,
  type ValuePlan,
  type Shape,
  type Values,
} from "./run.ts";

/** An operation to be planned. */
export interface Operation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** Only the variables used by @skip and @include matter. */
  readonly variables: Values;
}

/** Plans an operation's root; deeper levels are planned when a response first reaches them. */
export function planRoot(operation: Operation, rootType: GraphQLObjectType): ObjectPlan {
  const { schema, fragments, variables } = operation;
  return planFields(operation, rootType, collectFields(schema, fragments, variables, rootType, operation.operation.selectionSet));
}

function planFields(
  operation: Operation,
  parentType: GraphQLObjectType,
  fields: ReadonlyMap<string, readonly FieldNode[]>,
): ObjectPlan {
  const planned = [...fields].flatMap(([key, nodes]) => planField(operation, parentType, key, nodes) ?? []);
  return {
    fields: planned,
    empty: Object.fromEntries(planned.map(({ key }) => [key, undefined])),
    fieldCount: isIntrospectionType(parentType) ? planned.length * INTROSPECTION_SHARE : planned.length,
  };
}

function planField(
  operation: Operation,
  parentType: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): FieldPlan | null {
  const { schema, fragments } = operation;
  const [node] = nodes;
  const field = node === undefined ? null : getFieldDef(schema, parentType, node);
  if (node === undefined || field === null || field === undefined) return null;
  const staticInfo: StaticFieldInfo = {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType,
    schema,
    fragments,
    operation: operation.operation,
  };
  const hasVariables = node.arguments?.some(({ value }) => containsVariable(value)) === true;
  return {
    key,
    resolve: field.resolve ?? null,
    // A function without named parameters may take all of them together. The one of `__typename` reads the type alone.
    fixedInfo: hasParametersUpTo(3, field.resolve) || field === TypeNameMetaFieldDef ? createFixedInfo(staticInfo, key) : null,
    fixedValues: hasVariables ? null : getArgumentValues(field, node),
    readValues: (variables) => getArgumentValues(field, node, variables),
    ...planValue({ operation, nodes, staticInfo }, field.type),
  };
}

/** Whether a function has at least one parameter and at most `count`. */
const hasParametersUpTo = (count: number, callable: { readonly length: number } | null | undefined): boolean =>
  callable !== null && callable !== undefined && callable.length > 0 && callable.length <= count;

function containsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(containsVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => containsVariable(field.value));
}

/** The field being planned. */
interface Planned {
  readonly operation: Operation;
  readonly nodes: readonly FieldNode[];
  readonly staticInfo: StaticFieldInfo;
}

function planValue(planned: Planned, type: GraphQLOutputType): ValuePlan {
  const nonNull = isNonNullType(type);
  const { nodes, staticInfo } = planned;
  return { nodes, staticInfo, nonNull, ...planCompletion(planned, type, !nonNull) };
}

/** The conversion of values, as a function and as the shape from which it is compiled. */
interface Completion {
  readonly complete: Complete;
  readonly shape: Shape;
}

/** @param nullable whether the value may be null */
function planCompletion(planned: Planned, outputType: GraphQLOutputType, nullable: boolean): Completion {
  const type = getNullableType(outputType);
  if (isLeafType(type)) return { complete: createLeafCompletion(type), shape: { kind: "leaf", type } };
  if (isListType(type)) return planListCompletion(planned, type.ofType, nullable);
  if (isAbstractType(type)) return planAbstractCompletion(planned, type, nullable);
  const writer = createWriter(planned, type, nullable);
  return { complete: writer.write, shape: writer };
}

const createLeafCompletion =
  (type: GraphQLLeafType): Complete =>
  (value) =>
    type.serialize(value) ?? throwUnserializable(type);

function planListCompletion(planned: Planned, itemType: GraphQLOutputType, nullable: boolean): Completion {
  const itemPlan = planValue(planned, itemType);
  const { parentType, fieldName } = planned.staticInfo;
  const complete: Complete = (value, run, frame, key) => {
    if (typeof value !== "object" || value === null || !(Symbol.iterator in value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${fieldName}".`);
    const items: readonly unknown[] = Array.isArray(value) ? value : Array.from(value as Iterable<unknown>);
    const written: unknown[] = [];
    const listFrame = new Frame(written, frame, key, nullable);
    for (let index = 0; index < items.length; index += 1) {
      try {
        written.push(settle(items[index], itemPlan, run, listFrame, index));
      } catch (error) {
        if (itemPlan.nonNull) ignoreRejections(items, index + 1);
        written.push(reject(error, itemPlan, run, listFrame, index));
      }
    }
    return written;
  };
  return { complete, shape: { kind: "list", item: itemPlan, nullable } };
}

function createWriter({ operation, nodes }: Planned, type: GraphQLObjectType, nullable: boolean): ObjectWriter {
  const { schema, fragments, variables } = operation;
  const makePlan = () => planFields(operation, type, collectSubfields(schema, fragments, variables, type, nodes));
  return new ObjectWriter(makePlan, nullable);
}

function planAbstractCompletion(planned: Planned, type: GraphQLAbstractType, nullable: boolean): Completion {
  const { operation, nodes, staticInfo } = planned;
  const writers = new Map<string, ObjectWriter>();
  for (const possible of operation.schema.getPossibleTypes(type))
    writers.set(possible.name, createWriter(planned, possible, nullable));
  const resolveTypeName = type.resolveType ?? readTypeName;
  const fixedInfo = hasParametersUpTo(2, resolveTypeName) ? createFixedInfo(staticInfo, staticInfo.fieldName) : null;

  const completeAs: AbstractShape["completeAs"] = (name, value, run, frame, key) => {
    if (isPromise(name)) {
      const complete: Complete = (resolved, ...rest) => completeAs(resolved, value, ...rest);
      return settleAsync(name, { nodes, staticInfo, nonNull: !nullable, complete, shape }, run, frame, key);
    }
    const writer = typeof name === "string" ? writers.get(name) : undefined;
    if (writer !== undefined) return writer.write(value, run, frame, key);
    throw new GraphQLError(
      `Abstract type "${type.name}" cannot be "${String(name)}" for field "${staticInfo.parentType.name}.${staticInfo.fieldName}".`,
      { nodes },
    );
  };
  const complete: Complete = (value, run, frame, key) =>
    completeAs(
      resolveTypeName(value, run.context, fixedInfo ?? createInfo(staticInfo, run, frame, key), type),
      value,
      run,
      frame,
      key,
    );
  const shape: Shape = { kind: "abstract", type, resolveTypeName, fixedInfo, writers, completeAs };
  return { complete, shape };
}

function readTypeName(value: unknown): string | undefined {
  const { __typename: name }: { __typename?: unknown } = typeof value === "object" && value !== null ? value : {};
  return typeof name === "string" ? name : undefined;
}
