import type { NewsroomPermissions } from "../../graph/generated/resolvers.ts";
import type { Newsroom } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { ownerOnly, platformAdmin, writerRules } from "../permissions/rules.ts";

const pending: Rule<Pick<Newsroom, "status">> = {
  code: "NOT_PENDING",
  message: "This change is not possible.",
  denies: (_actor, { status }) => status !== "pending",
};

export const newsroomPolicy: Policy<ActionsOf<NewsroomPermissions>, Pick<Newsroom, "status" | "canEdit">> = {
  edit: [...writerRules, ownerOnly],
  delete: [...writerRules, ownerOnly],
  decide: [...writerRules, platformAdmin, pending],
};
