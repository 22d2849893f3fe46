import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from "relay-runtime";

/** The requests that are running, by query and variables. They do not fail. */
const running = new WeakMap<Environment, Map<string, Promise<unknown>>>();

/**
 * Reads data from the network as they are now. Relay's fetchQuery would share a request that is running already, whose response may be
 * older than the change that is to be shown; this one begins when that has ended.
 */
export async function fetchLatest<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query["variables"],
): Promise<Query["response"] | undefined> {
  const requests = running.get(environment) ?? new Map<string, Promise<unknown>>();
  running.set(environment, requests);
  const { identifier } = createOperationDescriptor(getRequest(query), variables).request;
  await requests.get(identifier);
  // Several calls that waited for the same request share the next one.
  const request = fetchQuery<Query>(environment, query, variables).toPromise();
  const ended = request.then(
    () => {},
    () => {},
  );
  requests.set(identifier, ended);
  void ended.then(() => requests.get(identifier) === ended && requests.delete(identifier));
  return request;
}
