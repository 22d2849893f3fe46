import type { Gate, ParamRule } from "./route.ts";

export type Params = Readonly<Record<string, string | undefined>>;

const digits = /^\d+$/;

function isAccepted(rule: ParamRule, value: string | undefined): boolean {
  if (value === undefined) return false;
  return rule === "digits" ? digits.test(value) : rule.includes(value.toLowerCase());
}

/** Whether the path's parameters match the entry's rules (ROUTE-13 to ROUTE-15). */
export function paramsMatch({ params: rules = {} }: Gate, params: Params): boolean {
  return Object.entries(rules).every(([name, rule]) => isAccepted(rule, params[name]));
}
