import {
  execute,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  typeFromAST,
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

/**
 * True when a variable is an input object of which some field has a default value: graphql-jit asks for such fields
 * where they are left out.
 */
function takesDefaults(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): boolean {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  return definitions.some(({ type }) => {
    const named = getNamedType(typeFromAST(schema, type));
    return isInputObjectType(named) && hasDefaults(named, new Set());
  });
}

function hasDefaults(type: GraphQLInputObjectType, visited: Set<GraphQLInputObjectType>): boolean {
  if (visited.has(type)) return false;
  visited.add(type);
  return Object.values(type.getFields()).some((field) => {
    const inner = getNamedType(field.type);
    return field.defaultValue !== undefined || (isInputObjectType(inner) && hasDefaults(inner, visited));
  });
}

/**
 * Compiles each operation to a function, kept as long as its document is. What does not compile runs as it is.
 */
export function createCompilingExecutor(schema: GraphQLSchema): Executor {
  const plain = createPlainExecutor(schema);
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledQuery | null>>();

  function compile(document: DocumentNode, operationName: string | null): CompiledQuery | null {
    let operations = compiled.get(document);
    if (operations === undefined) compiled.set(document, (operations = new Map()));
    let query = operations.get(operationName ?? "");
    if (query === undefined) {
      const made = takesDefaults(schema, document, operationName)
        ? null
        : compileQuery(schema, document, operationName ?? undefined, { disablingCapturingStackErrors: true });
      query = made !== null && isCompiledQuery(made) ? made : null;
      operations.set(operationName ?? "", query);
    }
    return query;
  }

  return {
    execute: (request) => {
      const query = compile(request.document, request.operationName);
      return query === null ? plain.execute(request) : query.query(request.rootValue, request.context, request.variables);
    },
  };
}
