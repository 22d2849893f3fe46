import type { MonitorPermissions } from "../../graph/generated/resolvers.ts";
import type { Module } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { signedIn, writerRules } from "../permissions/rules.ts";

/** The modules that the viewer's plan includes. */
export interface MonitorFacts {
  readonly modules: readonly Module[];
}

const createPlanRule = (module: Module): Rule<MonitorFacts> => ({
  code: "NOT_IN_PLAN",
  message: "Your plan does not include this feature.",
  denies: (_actor, { modules }) => !modules.includes(module),
});

export const monitorPolicy: Policy<ActionsOf<MonitorPermissions>, MonitorFacts> = {
  save: writerRules,
  useOperators: [signedIn, createPlanRule("monitorAdvanced")],
  report: [signedIn, createPlanRule("reports")],
};
