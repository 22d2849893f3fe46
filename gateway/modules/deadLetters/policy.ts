import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy } from "../permissions/policy.ts";
import { platformAdmin, writerRules } from "../permissions/rules.ts";

/** The actions on a failed job; the fields of DeadLetterPermissions. */
export type DeadLetterAction = "retry" | "delete";

export const deadLetterPolicy: Policy<DeadLetterAction, unknown> = {
  retry: [...writerRules, platformAdmin],
  delete: [...writerRules, platformAdmin],
};

export type DeadLetterPermissionsModel = PermissionsParent<"DeadLetterPermissions", DeadLetterAction, unknown>;
