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
import { gravest, type Failure } from "./failures.ts";

/** What failed in answers that hold data all the same, by request; a request without an entry was answered in full. */
const byRequest = new Map<string, Failure>();

let latest: Failure | null = null;

/** Remembers what failed in an answer, right before the store takes it over. */
export function noteAnswer(request: RequestParameters, variables: Variables, failures: readonly Failure[]): void {
  latest = gravest(failures);
  const id = getRequestIdentifier(request, variables);
  if (latest) byRequest.set(id, latest);
  else byRequest.delete(id);
}

/**
 * Why a part of an operation's data is missing although the rest is there; null when no failure is known, so that the part
 * does not exist at this platform.
 */
export function partFailure(query: GraphQLTaggedNode, variables: Variables): Failure | null {
  return byRequest.get(createOperationDescriptor(getRequest(query), variables).request.identifier) ?? null;
}

/** Whether the last answer to a preloaded query lacked something, so that what is stored of it must not be shown again. */
export function hasFailedParts({ params }: PreloadableConcreteRequest<OperationType>, variables: Variables): boolean {
  return byRequest.has(getRequestIdentifier(params, variables));
}

/** What failed in the answer that was taken over last: for callbacks that run when an answer is complete. */
export function latestPartFailure(): Failure | null {
  return latest;
}
