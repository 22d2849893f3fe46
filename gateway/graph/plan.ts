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
import { introspectionFields } from "./cost.ts";
import {
  Frame,
  fixedInfoOf,
  infoOf,
  isPromise,
  later,
  reject,
  runFields,
  settle,
  type Complete,
  type FieldFacts,
  type FieldPlan,
  type ObjectPlan,
  type Place,
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

/** Plans an operation's root; deeper levels are planned when an answer first reaches them. */
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
  return { fields: planned, empty: Object.fromEntries(planned.map(({ key }) => [key, undefined])) };
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
  const facts: FieldFacts = {
    fieldName: field.name,
    fieldNodes: nodes,
    returnType: field.type,
    parentType,
    schema,
    fragments,
    operation: operation.operation,
  };
  const hasVariables = node.arguments?.some(({ value }) => holdsVariable(value)) === true;
  return {
    key,
    resolve: field.resolve ?? null,
    // A function without named parameters may take all of them together.
    fixedInfo: takesUpTo(3, field.resolve) ? fixedInfoOf(facts, key) : null,
    fixedValues: hasVariables ? null : getArgumentValues(field, node),
    valuesOf: (variables) => getArgumentValues(field, node, variables),
    ...placeOf({ operation, nodes, facts }, field.type),
  };
}

/** Whether a function has parameters, but no more than so many. */
const takesUpTo = (count: number, taker: { readonly length: number } | null | undefined): boolean =>
  taker !== null && taker !== undefined && taker.length > 0 && taker.length <= count;

function holdsVariable(value: ValueNode): boolean {
  if (value.kind === Kind.VARIABLE) return true;
  if (value.kind === Kind.LIST) return value.values.some(holdsVariable);
  return value.kind === Kind.OBJECT && value.fields.some((field) => holdsVariable(field.value));
}

/** The field being planned. */
interface Planned {
  readonly operation: Operation;
  readonly nodes: readonly FieldNode[];
  readonly facts: FieldFacts;
}

function placeOf(planned: Planned, type: GraphQLOutputType): Place {
  const nonNull = isNonNullType(type);
  const { nodes, facts } = planned;
  return { nodes, facts, nonNull, complete: completer(planned, type, !nonNull) };
}

/** @param nullable whether the value may be null */
function completer(planned: Planned, outputType: GraphQLOutputType, nullable: boolean): Complete {
  const type = getNullableType(outputType);
  if (isLeafType(type)) return completeLeaf(type);
  if (isListType(type)) return completeList(planned, type.ofType, nullable);
  if (isAbstractType(type)) return completeAbstract(planned, type, nullable);
  return completeObject(planned, type, nullable);
}

function completeLeaf(type: GraphQLLeafType): Complete {
  return (value) => {
    const written: unknown = type.serialize(value);
    if (written === undefined || written === null)
      throw new Error(`${type.name} has nothing to write for a value that is there.`);
    return written;
  };
}

function completeList(planned: Planned, itemType: GraphQLOutputType, nullable: boolean): Complete {
  const place = placeOf(planned, itemType);
  const { parentType, fieldName } = planned.facts;
  return (value, run, frame, key) => {
    if (typeof value !== "object" || value === null || !(Symbol.iterator in value)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${parentType.name}.${fieldName}".`);
    }
    const items: readonly unknown[] = Array.isArray(value) ? value : Array.from(value as Iterable<unknown>);
    const written: unknown[] = [];
    const own = new Frame(written, frame, key, nullable);
    for (let index = 0; index < items.length; index += 1) {
      try {
        written.push(settle(items[index], place, run, own, index));
      } catch (error) {
        if (place.nonNull) leave(items, index + 1);
        written.push(reject(error, place, run, own, index));
      }
    }
    return written;
  };
}

/** Handles the rejections of items that are no longer needed, so that they do not become unhandled rejections. */
function leave(items: readonly unknown[], from: number): void {
  for (const item of items.slice(from)) if (isPromise(item)) item.then(undefined, () => undefined);
}

function completeObject({ operation, nodes }: Planned, type: GraphQLObjectType, nullable: boolean): Complete {
  const { schema, fragments, variables } = operation;
  const isCounted = !isIntrospectionType(type);
  const extraFields = type.name === "__Schema" ? introspectionFields : 0;
  let plan: ObjectPlan | null = null;
  return (value, run, frame, key) => {
    plan ??= planFields(operation, type, collectSubfields(schema, fragments, variables, type, nodes));
    run.fields += isCounted ? plan.fields.length : extraFields;
    return runFields(plan, value, run, frame, key, nullable);
  };
}

function completeAbstract(planned: Planned, type: GraphQLAbstractType, nullable: boolean): Complete {
  const { operation, nodes, facts } = planned;
  const byName = new Map<unknown, Complete>();
  for (const possible of operation.schema.getPossibleTypes(type))
    byName.set(possible.name, completeObject(planned, possible, nullable));
  const typeOf = type.resolveType ?? typeNameIn;
  const fixedInfo = takesUpTo(2, typeOf) ? fixedInfoOf(facts, facts.fieldName) : null;

  const completeAs =
    (name: unknown): Complete =>
    (value, run, frame, key) => {
      const complete = byName.get(name);
      if (complete !== undefined) return complete(value, run, frame, key);
      throw new GraphQLError(
        `Abstract type "${type.name}" cannot be "${String(name)}" for field "${facts.parentType.name}.${facts.fieldName}".`,
        { nodes },
      );
    };

  return (value, run, frame, key) => {
    const name: unknown = typeOf(value, run.context, fixedInfo ?? infoOf(facts, run, frame, key), type);
    if (!isPromise(name)) return completeAs(name)(value, run, frame, key);
    const place: Place = {
      nodes,
      facts,
      nonNull: !nullable,
      complete: (resolved, ...rest) => completeAs(resolved)(value, ...rest),
    };
    return later(name, place, run, frame, key);
  };
}

function typeNameIn(value: unknown): string | undefined {
  const { __typename: name }: { __typename?: unknown } = typeof value === "object" && value !== null ? value : {};
  return typeof name === "string" ? name : undefined;
}
