import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { Context } from "./context.ts";
import { createMemoryBudgets, type BudgetStore } from "./graph/budget.ts";
import { createCostModel } from "./graph/cost.ts";
import { createCostRules } from "./graph/costRules.ts";
import { reportDeprecations } from "./graph/deprecationUse.ts";
import { createDocumentCache } from "./graph/documentCache.ts";
import type { Executor } from "./graph/executor.ts";
import { createOperationEstimator, type OperationEstimator } from "./graph/operationEstimator.ts";
import { createTrustedDocuments } from "./graph/trustedDocuments.ts";
import { FairShare } from "./http/fairShare.ts";
import { createMetering, type CostRecord } from "./http/metering.ts";
import type { Metrics } from "./http/metrics.ts";
import { createDatabaseBudgets, createRedisBudgets } from "./http/sharedBudgets.ts";
import { callWeights, commonCalls, fieldCosts } from "./modules/costs.ts";
import type { Settings } from "./settings.ts";

interface PipelineOptions {
  schema: GraphQLSchema;
  executor: Executor;
  settings: Settings;
  /** The file of the trusted documents. */
  trustedDocuments: string;
  metrics: Metrics;
  log: Logger;
  /** Called with the cost of every operation, and of every event of a subscription. */
  onCost: (record: CostRecord) => void;
}

/** Creates what every transport needs to run operations: the executor, documents, limits and budgets. */
export async function createPipeline({ schema, executor, settings, trustedDocuments, metrics, log, onCost }: PipelineOptions) {
  const model = createCostModel(schema, createCostRules(schema, fieldCosts, commonCalls));
  const documents = createDocumentCache(schema, settings.documentLimits);
  const estimates: OperationEstimator = createOperationEstimator(documents, model, settings.costLimit);
  const budgets = await createBudgets(settings, log);
  const metering = createMetering({
    model,
    store: budgets,
    costLimit: settings.costLimit,
    budget: settings.costBudget,
    windowLength: settings.costWindow,
    callWeights,
    observe(record) {
      metrics.cost(record);
      onCost(record);
    },
  });
  return {
    estimates,
    budgets,
    execution: {
      schema,
      executor: reportDeprecations<Context>(schema, executor, (uses, { session }) => metrics.deprecated(uses, session)),
      metering,
      fairShare: new FairShare(),
      documents,
      trusted: createTrustedDocuments(trustedDocuments),
      trustedOnly: settings.trustedDocumentsOnly,
    },
  };
}

async function createBudgets({ redisUrl, budgetDatabaseUrl, costWindow }: Settings, log: Logger): Promise<BudgetStore> {
  const windowLength = costWindow;
  if (redisUrl !== null) return createRedisBudgets({ url: redisUrl, windowLength, log });
  if (budgetDatabaseUrl !== null) return createDatabaseBudgets({ url: budgetDatabaseUrl, windowLength, log });
  return createMemoryBudgets(windowLength * 1000);
}
