import {
  execute,
  getOperationAST,
  getVariableValues,
  isObjectType,
  Kind,
  locatedError,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from "graphql";
import { planRoot } from "./plan.ts";
import { Run, runFields, runFieldsSerially, type ObjectPlan, type Values, type Written } from "./run.ts";

export interface ExecutionRequest<Context extends object = object> {
  /** A parsed and validated document. */
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown> | null;
  /** The context argument of resolvers. */
  context: Context;
  /** The event of a subscription; otherwise omitted. */
  rootValue?: unknown;
  /** Called with the number of fields in the response, where those of introspection count less, when it is complete. */
  count?: ((fields: number) => void) | undefined;
}

/** Runs operations. The gateway depends only on this interface. */
export interface Executor<Context extends object = object> {
  execute(request: ExecutionRequest<Context>): Promise<ExecutionResult> | ExecutionResult;
}

/** Plain graphql-js: for operations that cannot be planned, and as a reference for tests. */
export function createPlainExecutor(schema: GraphQLSchema): Executor {
  return {
    execute: ({ document, operationName, variables, context, rootValue }) =>
      execute({
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: context,
        rootValue,
        options: { maxCoercionErrors: MAX_COERCION_ERRORS },
      }),
  };
}

/** Data computed once per document. */
interface Prepared {
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** Variables used by @skip and @include; their values determine the plan. */
  readonly conditions: readonly string[];
  /** By operation and by the values of the conditions. */
  readonly plans: Map<string, ObjectPlan>;
}

/** The maximum number of reported errors of variables; each quotes the value. */
const MAX_COERCION_ERRORS = 10;

/** The maximum number of plans per document; further combinations of conditions are planned on every call. */
const MAX_PLANS = 32;

/**
 * Plans each operation once and keeps the plan as long as its document: the fields of each type, their arguments and types.
 * graphql-js computes these for every response. The rules for coercion, arguments and selection are those of graphql-js.
 */
export function createPlanningExecutor(schema: GraphQLSchema): Executor {
  const plain = createPlainExecutor(schema);
  const documents = new WeakMap<DocumentNode, Prepared | null>();
  // graphql-js executes schemas with types that are only resolved by isTypeOf.
  const isPlannable = Object.values(schema.getTypeMap()).every(
    (type) => !isObjectType(type) || type.isTypeOf === undefined || type.isTypeOf === null,
  );

  function prepared(document: DocumentNode): Prepared | null {
    let cached = documents.get(document);
    if (cached === undefined) documents.set(document, (cached = isPlannable ? prepare(document) : null));
    return cached;
  }

  return {
    execute(request) {
      const { document, operationName, context, rootValue } = request;
      const found = prepared(document);
      const operation = getOperationAST(document, operationName);
      const rootType = operation === null || operation === undefined ? null : schema.getRootType(operation.operation);
      if (found === null || operation === null || operation === undefined || rootType === null || rootType === undefined)
        return plain.execute(request);

      const read = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, {
        maxErrors: MAX_COERCION_ERRORS,
      });
      if (read.coerced === undefined) return { errors: read.errors ?? [] };
      const variables: Values = read.coerced;
      const key = `${operation.name?.value ?? ""} ${found.conditions.map((name) => String(variables[name])).join()}`;
      let plan = found.plans.get(key);
      if (plan === undefined) {
        plan = planRoot({ schema, operation, fragments: found.fragments, variables }, rootType);
        if (found.plans.size < MAX_PLANS) found.plans.set(key, plan);
      }
      const run = new Run(context, rootValue, variables);
      return runPlan(plan, run, operation.operation === OperationTypeNode.MUTATION, request.count);
    },
  };
}

function runPlan(
  plan: ObjectPlan,
  run: Run,
  isSerial: boolean,
  count: ExecutionRequest["count"],
): Promise<ExecutionResult> | ExecutionResult {
  const reportFieldCount = (result: ExecutionResult): ExecutionResult => {
    count?.(Math.ceil(run.fields));
    return result;
  };
  if (isSerial) {
    return runFieldsSerially(plan, run.rootValue, run).then(
      (written) => reportFieldCount(createResult(run, written)),
      (error: unknown) => reportFieldCount(createNullResult(run, error)),
    );
  }
  let result: ExecutionResult | null = null;
  let written: Written = {};
  try {
    written = runFields(plan, run.rootValue, run, null, "", true);
  } catch (error) {
    result = createNullResult(run, error);
  }
  const idle = run.idle();
  return idle === null
    ? reportFieldCount(result ?? createResult(run, written))
    : idle.then(() => reportFieldCount(result ?? createResult(run, written)));
}

function createResult({ isEmpty, errors }: Run, written: Written): ExecutionResult {
  const data = isEmpty ? null : written;
  return errors.length === 0 ? { data } : { errors, data };
}

/** The result when a null has propagated to the root. */
function createNullResult(run: Run, error: unknown): ExecutionResult {
  run.isEmpty = true;
  run.errors.push(locatedError(error, undefined));
  return { errors: run.errors, data: null };
}

/** @returns null for a document for which a plan would not give the same result as graphql-js */
function prepare(document: DocumentNode): Prepared | null {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const conditions = new Set<string>();
  let isPlain = true;
  visit(document, {
    FragmentDefinition: (node) => void (fragments[node.name.value] = node),
    Field(node) {
      // Responses are plain objects, in which this key would set the prototype.
      if ((node.alias ?? node.name).value === "__proto__") isPlain = false;
    },
    Directive(node) {
      if (node.name.value !== "skip" && node.name.value !== "include") return;
      for (const { value } of node.arguments ?? []) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
  });
  return isPlain ? { fragments, conditions: [...conditions], plans: new Map() } : null;
}
