import type { Rights } from "../permissions/rights.ts";
import type { Module } from "../../rest/generated/contract.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { signedIn, writer } from "../permissions/rules.ts";

/** The actions in the monitor; the fields of MonitorPermissions. */
export type MonitorAction = "save" | "useOperators" | "report";

/** The modules that the viewer's plan includes. */
export interface MonitorFacts {
  readonly modules: readonly Module[];
}

const planWith = (module: Module): Rule<MonitorFacts> => ({
  code: "NOT_IN_PLAN",
  message: "Your plan does not include this feature.",
  remedy: null,
  denies: (_actor, { modules }) => !modules.includes(module),
});

export const monitorPolicy: Policy<MonitorAction, MonitorFacts> = {
  save: writer,
  useOperators: [signedIn, planWith("monitorAdvanced")],
  report: [signedIn, planWith("reports")],
};

export type MonitorPermissionsModel = Rights<"MonitorPermissions", MonitorAction, MonitorFacts>;
