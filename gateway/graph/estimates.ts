import { pointsOf, type CostModel } from "./cost.ts";
import type { Documents } from "./documents.ts";
import { badInput } from "./inputErrors.ts";

/** What an operation would cost. */
export interface OperationEstimate {
  /** In points. */
  readonly cost: number;
  readonly restCalls: number;
  readonly fields: number;
  /** The points that one operation may cost. */
  readonly limit: number;
  readonly isAllowed: boolean;
}

/** An operation that is not run. */
export interface EstimatedOperation {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: Record<string, unknown> | null;
}

export interface Estimates {
  /** @throws BAD_USER_INPUT for a document or variables that are not valid */
  of(operation: EstimatedOperation): OperationEstimate;
}

/** What does not fit into an Int of GraphQL costs at least this much. */
const most = 2 ** 31 - 1;

export function createEstimates(documents: Documents, model: CostModel, limit: number): Estimates {
  return {
    of({ text, operationName, variables }) {
      const prepared = documents.prepare(text);
      if ("errors" in prepared) throw badInput(`The document is not valid: ${prepared.errors[0]?.message ?? ""}`);
      const usage = model.estimate(prepared.document, operationName, variables);
      if (usage === null) throw badInput("The document has no such operation, or the variables are not valid.");
      const cost = pointsOf(usage);
      return {
        cost: Math.min(cost, most),
        restCalls: Math.min(usage.calls, most),
        fields: Math.min(usage.fields, most),
        limit,
        isAllowed: cost <= limit,
      };
    },
  };
}
