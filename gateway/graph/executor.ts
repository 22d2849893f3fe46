import {
  execute,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  Kind,
  typeFromAST,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";

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

/** graphql-js as it is: for what a compiled operation cannot do, and to compare with. */
export function createPlainExecutor(schema: GraphQLSchema): Executor {
  return {
    execute: ({ document, operationName, variables, context, rootValue }) =>
      execute({ schema, document, operationName, variableValues: variables, contextValue: context, rootValue }),
  };
}

const definitionsOf = (document: DocumentNode, operationName: string | null) =>
  getOperationAST(document, operationName)?.variableDefinitions ?? [];

/**
 * True when a variable is an input object of which some field has a default value: graphql-jit asks for such fields
 * where they are left out.
 */
function takesDefaults(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): boolean {
  return definitionsOf(document, operationName).some(({ type }) => {
    const named = getNamedType(typeFromAST(schema, type));
    return isInputObjectType(named) && hasDefaults(named, new Set());
  });
}

/** Values of left-out variables such as `$first: Int! = 20`, which graphql-jit asks for too; null when there are none. */
function defaultsOf(document: DocumentNode, operationName: string | null): Record<string, unknown> | null {
  const entries = definitionsOf(document, operationName).flatMap(({ variable, type, defaultValue }) =>
    type.kind === Kind.NON_NULL_TYPE && defaultValue !== undefined ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function hasDefaults(type: GraphQLInputObjectType, visited: Set<GraphQLInputObjectType>): boolean {
  if (visited.has(type)) return false;
  visited.add(type);
  return Object.values(type.getFields()).some((field) => {
    const inner = getNamedType(field.type);
    return field.defaultValue !== undefined || (isInputObjectType(inner) && hasDefaults(inner, visited));
  });
}

interface CompiledOperation {
  query: CompiledQuery["query"];
  defaults: Record<string, unknown> | null;
}

/**
 * Compiles each operation to a function, kept as long as its document is. What does not compile runs as it is.
 */
export function createCompilingExecutor(schema: GraphQLSchema): Executor {
  const plain = createPlainExecutor(schema);
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledOperation | null>>();

  function compile(document: DocumentNode, operationName: string | null): CompiledOperation | null {
    if (takesDefaults(schema, document, operationName)) return null;
    const made = compileQuery(schema, document, operationName ?? undefined, { disablingCapturingStackErrors: true });
    return isCompiledQuery(made) ? { query: made.query, defaults: defaultsOf(document, operationName) } : null;
  }

  function find(document: DocumentNode, operationName: string | null): CompiledOperation | null {
    let operations = compiled.get(document);
    if (operations === undefined) compiled.set(document, (operations = new Map()));
    let operation = operations.get(operationName ?? "");
    if (operation === undefined) operations.set(operationName ?? "", (operation = compile(document, operationName)));
    return operation;
  }

  return {
    execute: (request) => {
      const operation = find(request.document, request.operationName);
      if (operation === null) return plain.execute(request);
      const variables = operation.defaults === null ? request.variables : { ...operation.defaults, ...request.variables };
      return operation.query(request.rootValue, request.context, variables);
    },
  };
}
