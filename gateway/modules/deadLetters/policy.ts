import type { Policy } from "../permissions/policy.ts";
import type { Rights } from "../permissions/rights.ts";
import { platformAdmin, writer } from "../permissions/rules.ts";

/** The actions on a failed job; the fields of DeadLetterPermissions. */
export type DeadLetterAction = "retry" | "delete";

export const deadLetterPolicy: Policy<DeadLetterAction, unknown> = {
  retry: [...writer, platformAdmin],
  delete: [...writer, platformAdmin],
};

export type DeadLetterPermissionsModel = Rights<"DeadLetterPermissions", DeadLetterAction, unknown>;
