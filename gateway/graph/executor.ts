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
import { Run, runFields, runFieldsInTurn, type ObjectPlan, type Values, type Written } from "./run.ts";

export interface ExecutionRequest {
  /** Parsed and found valid. */
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown> | null;
  /** What resolvers get as their third argument. */
  context: object;
  /** The event, for operations that answer one; left out otherwise. */
  rootValue?: unknown;
}

/** Runs operations; the one place to change when another way of doing so is better. */
export interface Executor {
  execute(request: ExecutionRequest): Promise<ExecutionResult> | ExecutionResult;
}

/** graphql-js as it is: for what cannot be planned, and to compare with. */
export function createPlainExecutor(schema: GraphQLSchema): Executor {
  return {
    execute: ({ document, operationName, variables, context, rootValue }) =>
      execute({ schema, document, operationName, variableValues: variables, contextValue: context, rootValue }),
  };
}

/** What is found out about a document once. */
interface Prepared {
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** Variables that @skip and @include look at: plans differ by them. */
  readonly conditions: readonly string[];
  /** By operation and by the values of the conditions. */
  readonly plans: Map<string, ObjectPlan>;
}

/** Plans of one document at most: with more conditions than that, further combinations are planned each time. */
const maxPlans = 32;

/**
 * Plans each operation once, as long as its document is kept: which fields each type answers, their arguments, their
 * types. What graphql-js computes for every answer is then only looked up. The rules of coercion, arguments and
 * selection stay those of graphql-js.
 */
export function createPlanningExecutor(schema: GraphQLSchema): Executor {
  const plain = createPlainExecutor(schema);
  const documents = new WeakMap<DocumentNode, Prepared | null>();
  // Types that are resolved by isTypeOf alone are left to graphql-js.
  const isPlannable = Object.values(schema.getTypeMap()).every(
    (type) => !isObjectType(type) || type.isTypeOf === undefined || type.isTypeOf === null,
  );

  function prepared(document: DocumentNode): Prepared | null {
    let known = documents.get(document);
    if (known === undefined) documents.set(document, (known = isPlannable ? prepare(document) : null));
    return known;
  }

  return {
    execute(request) {
      const { document, operationName, context, rootValue } = request;
      const found = prepared(document);
      const operation = getOperationAST(document, operationName);
      const rootType = operation === null || operation === undefined ? null : schema.getRootType(operation.operation);
      if (found === null || operation === null || operation === undefined || rootType === null || rootType === undefined)
        return plain.execute(request);

      const read = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, { maxErrors: 50 });
      if (read.coerced === undefined) return { errors: read.errors ?? [] };
      const variables: Values = read.coerced;
      const key = `${operation.name?.value ?? ""} ${found.conditions.map((name) => String(variables[name])).join()}`;
      let plan = found.plans.get(key);
      if (plan === undefined) {
        plan = planRoot({ schema, operation, fragments: found.fragments, variables }, rootType);
        if (found.plans.size < maxPlans) found.plans.set(key, plan);
      }
      return answer(plan, new Run(context, rootValue, variables), operation.operation === OperationTypeNode.MUTATION);
    },
  };
}

function answer(plan: ObjectPlan, run: Run, inTurn: boolean): Promise<ExecutionResult> | ExecutionResult {
  if (inTurn)
    return runFieldsInTurn(plan, run.rootValue, run).then(
      (written) => resultOf(run, written),
      (error: unknown) => emptied(run, error),
    );
  let result: ExecutionResult | null = null;
  let written: Written = {};
  try {
    written = runFields(plan, run.rootValue, run, null, "", true);
  } catch (error) {
    result = emptied(run, error);
  }
  const idle = run.idle();
  return idle === null ? (result ?? resultOf(run, written)) : idle.then(() => result ?? resultOf(run, written));
}

function resultOf({ isEmpty, errors }: Run, written: Written): ExecutionResult {
  const data = isEmpty ? null : written;
  return errors.length === 0 ? { data } : { errors, data };
}

/** Null went up to the root. */
function emptied(run: Run, error: unknown): ExecutionResult {
  run.isEmpty = true;
  run.errors.push(locatedError(error, undefined));
  return { errors: run.errors, data: null };
}

/** @returns null for a document that plans cannot answer as graphql-js does */
function prepare(document: DocumentNode): Prepared | null {
  const fragments: Record<string, FragmentDefinitionNode> = {};
  const conditions = new Set<string>();
  let isPlain = true;
  visit(document, {
    FragmentDefinition: (node) => void (fragments[node.name.value] = node),
    Field(node) {
      // This name alone means something else to the objects that answers are written as.
      if ((node.alias ?? node.name).value === "__proto__") isPlain = false;
    },
    Directive(node) {
      if (node.name.value !== "skip" && node.name.value !== "include") return;
      for (const { value } of node.arguments ?? []) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
  });
  return isPlain ? { fragments, conditions: [...conditions], plans: new Map() } : null;
}
