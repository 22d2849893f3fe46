import { createSourceEventStream, type DocumentNode, type ExecutionResult, type GraphQLSchema } from "graphql";
import type { ExecutionRequest } from "./executor.ts";

export interface SubscriptionRequest<Context extends object> {
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown> | null;
  /** Creates a context. Each event gets its own, so that data cached for one event is not used for the next. */
  openContext: () => Context;
}

type Results = AsyncIterableIterator<ExecutionResult>;

/**
 * Runs subscriptions: graphql-js creates the source.
 * @param run executes the operation for one event
 */
export function createSubscriber<Context extends object>(
  schema: GraphQLSchema,
  run: (event: ExecutionRequest & { context: Context }) => Promise<ExecutionResult> | ExecutionResult,
): (request: SubscriptionRequest<Context>) => Promise<Results | ExecutionResult> {
  return async ({ document, operationName, variables, openContext }) => {
    const source = await createSourceEventStream({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: openContext(),
    });
    if (!(Symbol.asyncIterator in source)) return source;
    return mapEvents(source[Symbol.asyncIterator](), (rootValue) =>
      run({ document, operationName, variables, context: openContext(), rootValue }),
    );
  };
}

/** This is not a generator, because its `return` would wait for the next event, and until then the source would stay open. */
function mapEvents(source: AsyncIterator<unknown>, run: (event: unknown) => Promise<ExecutionResult> | ExecutionResult): Results {
  const end = { done: true as const, value: undefined };
  return {
    async next() {
      const event = await source.next();
      return event.done === true ? end : { done: false, value: await run(event.value) };
    },
    async return() {
      await source.return?.();
      return end;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
