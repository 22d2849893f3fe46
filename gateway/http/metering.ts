import type { DocumentNode, ExecutionResult, GraphQLError } from "graphql";
import type { Context } from "../context.ts";
import type { BudgetStore, BudgetWindow } from "../graph/budget.ts";
import { createCodedError } from "../graph/codedErrors.ts";
import { toPoints, type CostModel, type Usage } from "../graph/cost.ts";
import type { ExecutionRequest, Executor } from "../graph/executor.ts";
import { checkValueCount } from "../graph/limits.ts";
import { andThen, type MaybePromise } from "../graph/maybePromise.ts";
import type { Session } from "../rest/session.ts";

export interface MeteringOptions {
  model: CostModel;
  store: BudgetStore;
  /** Points of one operation; operations of trusted documents may take more. */
  costLimit: number;
  /** Points of one caller in a window; null when unlimited. */
  budget: number | null;
  /** Seconds. */
  windowLength: number;
  /** The cost of REST calls as a multiple of others, by name. */
  callWeights: Readonly<Record<string, number>>;
  /** Called after every operation. */
  observe: (record: CostRecord) => void;
}

export interface CostRecord {
  /** The operation's name; null when it has none. */
  name: string | null;
  requested: Usage;
  actual: Usage;
}

/** An operation that is about to run. */
export interface MeteredOperation {
  document: DocumentNode;
  operationName: string | null;
  variables: Record<string, unknown> | null;
  context: Context;
  /** True for trusted documents. */
  trusted: boolean;
}

/** `extensions.cost` of a response. Points of the window are null when there is no budget. */
export interface CostReport {
  /** The most that the operation could have taken, in points. */
  requested: number;
  /** The actual cost, in points. */
  actual: number;
  /** The REST calls that it made. */
  restCalls: number;
  /** Points of the caller in a window. */
  limit: number | null;
  /** Points left in this window. */
  remaining: number | null;
  /** The end of the window. */
  resetAt: string | null;
}

/** Computes costs, tracks budgets, and rejects operations that exceed them. */
export interface Metering {
  /** @returns a rejection when the variables have too many values, the operation costs too much or the budget is used up */
  reserve(operation: MeteredOperation): Promise<CostReservation | CostRejection>;
}

/** The error of an operation that may not run, and its headers. */
export interface CostRejection {
  readonly error: GraphQLError;
  readonly headers: Readonly<Record<string, string>>;
}

/** An operation whose estimated points have been charged. */
export interface CostReservation {
  readonly error: null;
  /** For the executor. */
  readonly count: (fields: number) => void;
  /** Call this once after the operation: returns the points that it did not use. */
  settle(): Promise<SettledCost>;
}

export interface SettledCost {
  readonly cost: CostReport;
  /** RateLimit and RateLimit-Policy, as in draft-ietf-httpapi-ratelimit-headers. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The callers of one address, such as those of a newsroom, share the budget of this number of callers. */
const CALLERS_PER_ADDRESS = 20;

const noUsage: Usage = { fields: 0, calls: 0, weight: 0 };

export function createMetering(options: MeteringOptions): Metering {
  const { model, store, costLimit, budget, callWeights, observe } = options;

  /** @returns the caller's window; null when there is no budget */
  function take({ own: ownKey, address }: CallerKeys, points: number): MaybePromise<BudgetWindow | null> {
    if (budget === null) return null;
    return andThen(store.take(ownKey, points), (own) => {
      if (address === null) return own;
      return andThen(store.take(address, points), (addressWindow) => {
        // The limit that is closer to being exceeded applies, expressed in points of the caller's own budget.
        const used = Math.max(own.used, addressWindow.used - (CALLERS_PER_ADDRESS - 1) * budget);
        return used === own.used ? own : { used, resetAt: addressWindow.resetAt };
      });
    });
  }

  function createHeaders(window: BudgetWindow | null): Record<string, string> {
    if (budget === null || window === null) return {};
    return {
      "ratelimit-policy": `"points";q=${budget};w=${options.windowLength}`,
      ratelimit: `"points";r=${Math.max(0, budget - window.used)};t=${secondsUntil(window.resetAt)}`,
    };
  }

  async function settle(
    { context, operationName }: MeteredOperation,
    keys: CallerKeys,
    requested: Usage,
    fields: number,
  ): Promise<SettledCost> {
    const { calls } = context.rest;
    const weight = calls.reduce((sum, { name }) => sum + (callWeights[name] ?? 1), 0);
    const actual: Usage = { fields, calls: calls.length, weight };
    observe({ name: operationName, requested, actual });
    const points = { requested: toPoints(requested), actual: toPoints(actual) };
    const window = await take(keys, points.actual - points.requested);
    return {
      cost: {
        ...points,
        restCalls: calls.length,
        limit: budget,
        remaining: budget === null || window === null ? null : Math.max(0, budget - window.used),
        resetAt: window === null ? null : new Date(window.resetAt).toISOString(),
      },
      headers: createHeaders(window),
    };
  }

  return {
    async reserve(operation) {
      const { document, operationName, variables, context, trusted } = operation;
      const excess = checkValueCount(variables);
      if (excess !== null) return { error: excess, headers: {} };
      // An operation that cannot be estimated fails before it makes a call.
      const requested = model.estimate(document, operationName, variables) ?? noUsage;
      const points = toPoints(requested);
      if (points > costLimit && !trusted) return { error: createCostLimitError(points, costLimit), headers: {} };
      // Computed before the operation runs, because signing in or out changes the session.
      const keys = getCallerKeys(context.session);
      const window = await take(keys, points);
      if (budget !== null && window !== null && window.used > budget) {
        const refunded = await take(keys, -points);
        const retryAfter = secondsUntil(window.resetAt);
        return {
          error: createBudgetError(points, budget, retryAfter),
          headers: { ...createHeaders(refunded), "retry-after": String(retryAfter) },
        };
      }
      let fields = 0;
      return {
        error: null,
        count: (counted) => void (fields = counted),
        settle: () => settle(operation, keys, requested, fields),
      };
    },
  };
}

/** Runs an operation whose cost is reserved; the result has its cost in `extensions`. */
export async function runMetered(
  executor: Executor<Context>,
  request: ExecutionRequest<Context>,
  reservation: CostReservation,
): Promise<ExecutionResult> {
  const result = await executor.execute({ ...request, count: reservation.count });
  const { cost } = await reservation.settle();
  return { ...result, extensions: { ...result.extensions, cost } };
}

/** The keys of a caller's budgets. */
interface CallerKeys {
  /** By token, else by session, else by address. */
  readonly own: string;
  /** For all callers of the address; null when it is unknown. */
  readonly address: string | null;
}

/** Identifies a caller: by token, else by session, else by address. */
export function getCallerKey({ authorization, sid, clientAddress }: Session): string {
  const guest = sid === null ? `guest ${clientAddress ?? ""}` : `session ${sid}`;
  return authorization === null ? guest : `token ${authorization}`;
}

const getCallerKeys = (session: Session): CallerKeys => ({
  own: getCallerKey(session),
  address: session.clientAddress === null ? null : `address ${session.clientAddress}`,
});

const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - Date.now()) / 1000));

function createCostLimitError(requested: number, limit: number): GraphQLError {
  const found = Number.isFinite(requested) ? `may cost ${requested} points` : "is too large for its cost to be computed";
  const message = `The operation ${found}; ${limit} are allowed. Ask for fewer items at once, or in several operations.`;
  return createCodedError("COST_LIMIT_EXCEEDED", message, {
    cost: { requested: Number.isFinite(requested) ? requested : null, limit },
  });
}

const createBudgetError = (requested: number, limit: number, retryAfter: number): GraphQLError =>
  createCodedError("BUDGET_EXCEEDED", `The budget of ${limit} points is used up. Please try again in ${retryAfter} seconds.`, {
    // The web client recognizes the error by this status.
    status: 429,
    retryAfter,
    cost: { requested, limit },
  });
