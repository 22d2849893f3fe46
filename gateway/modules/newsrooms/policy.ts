import type { Newsroom } from "../../rest/generated/contract.ts";
import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { ownerOnly, platformAdmin, writerRules } from "../permissions/rules.ts";

/** The actions on a newsroom; the fields of NewsroomPermissions. */
export type NewsroomAction = "edit" | "delete" | "decide";

const pending: Rule<Pick<Newsroom, "status">> = {
  code: "NOT_PENDING",
  message: "This change is not possible.",
  remedy: null,
  denies: (_actor, { status }) => status !== "pending",
};

export const newsroomPolicy: Policy<NewsroomAction, Pick<Newsroom, "status" | "canEdit">> = {
  edit: [...writerRules, ownerOnly],
  delete: [...writerRules, ownerOnly],
  decide: [...writerRules, platformAdmin, pending],
};

export type NewsroomPermissionsModel = PermissionsParent<
  "NewsroomPermissions",
  NewsroomAction,
  Pick<Newsroom, "status" | "canEdit">
>;
