import type { DeadLetterPermissions } from "../../graph/generated/resolvers.ts";
import type { ActionsOf, Policy } from "../permissions/policy.ts";
import { platformAdmin, writerRules } from "../permissions/rules.ts";

export const deadLetterPolicy: Policy<ActionsOf<DeadLetterPermissions>, unknown> = {
  retry: [...writerRules, platformAdmin],
  delete: [...writerRules, platformAdmin],
};
