import { createInputError } from "./codedErrors.ts";
import { toPoints, type CostModel } from "./cost.ts";
import type { DocumentCache } from "./documentCache.ts";

/** The estimated cost of an operation. */
export interface OperationEstimate {
  /** In points. */
  readonly cost: number;
  readonly restCalls: number;
  readonly fields: number;
  /** The points that one operation may cost. */
  readonly limit: number;
  readonly isAllowed: boolean;
}

/** An operation to estimate; it is not run. */
export interface EstimatedOperation {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown> | null;
}

export interface OperationEstimator {
  /** @throws BAD_USER_INPUT for a document or variables that are not valid */
  estimate(operation: EstimatedOperation): OperationEstimate;
}

/** The largest Int of GraphQL; larger estimates are reported as this number. */
const MAX_INT = 2 ** 31 - 1;

export function createOperationEstimator(documents: DocumentCache, model: CostModel, limit: number): OperationEstimator {
  return {
    estimate({ text, operationName, variables }) {
      const prepared = documents.prepare(text);
      if ("errors" in prepared) throw createInputError(`The document is not valid: ${prepared.errors[0]?.message ?? ""}`);
      const usage = model.estimate(prepared.document, operationName, variables);
      if (usage === null) throw createInputError("The document has no such operation, or the variables are not valid.");
      const cost = toPoints(usage);
      return {
        cost: Math.min(cost, MAX_INT),
        restCalls: Math.min(usage.calls, MAX_INT),
        fields: Math.min(usage.fields, MAX_INT),
        limit,
        isAllowed: cost <= limit,
      };
    },
  };
}
