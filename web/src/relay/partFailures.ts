import {
  createOperationDescriptor,
  getRequest,
  getRequestIdentifier,
  type GraphQLTaggedNode,
  type OperationType,
  type PreloadableConcreteRequest,
  type RequestParameters,
  type Variables,
} from "relay-runtime";
import { createEvent } from "../lib/event.ts";
import { mostSevere, type Failure } from "./failures.ts";

/** The failures of requests, and of parts of their responses. A request without an entry had a complete response. */
const byRequest = new Map<string, Failure>();

const responded = createEvent();

/** Calls the listener after every response, before the store processes it. Returns a function that unsubscribes. */
export const onResponse = responded.on;

let latest: Failure | null = null;

/** Records the failures of a response, right before the store processes it, or why there is no response. */
export function recordResponse(request: RequestParameters, variables: Variables, failures: readonly Failure[]): void {
  latest = mostSevere(failures);
  const id = getRequestIdentifier(request, variables);
  if (latest) byRequest.set(id, latest);
  else byRequest.delete(id);
  responded.emit();
}

/**
 * The reason why a part of an operation's data is missing; null when no failure is known, which means that the platform does not
 * have the part.
 */
export function partFailure(query: GraphQLTaggedNode, variables: Variables): Failure | null {
  return byRequest.get(createOperationDescriptor(getRequest(query), variables).request.identifier) ?? null;
}

/** Whether the last response to a preloaded query was incomplete, in which case the stored data must not be shown again. */
export function hasFailedParts({ params }: PreloadableConcreteRequest<OperationType>, variables: Variables): boolean {
  return byRequest.has(getRequestIdentifier(params, variables));
}

/** The failure in the response processed last, for callbacks that run when a response is complete. */
export function latestPartFailure(): Failure | null {
  return latest;
}
