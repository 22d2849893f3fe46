import type { WorkPermissions } from "../../graph/generated/resolvers.ts";
import type { ActionsOf, Policy, Rule } from "../permissions/policy.ts";
import { writerRules } from "../permissions/rules.ts";

/** The actions on a task or a work list. */
export type WorkAction = ActionsOf<WorkPermissions>;

/** The properties that the rules check. The REST API shows tasks and work lists only to users of their account. */
export interface WorkFacts {
  /** Null when the REST API does not name the creator. */
  readonly creator: { readonly id: number } | null;
  /** Whether the viewer administers the account. */
  readonly isAccountAdmin: boolean;
}

/** When the creator is unknown, the REST API decides. */
const creatorOrAccountAdmin: Rule<WorkFacts> = {
  code: "NOT_CREATOR",
  message: "Only its creator or an administrator of the account may delete it.",
  denies: ({ contactId }, { creator, isAccountAdmin }) => creator !== null && !isAccountAdmin && creator.id !== contactId,
};

/** Every user of the account may edit all of its work. */
export const workPolicy: Policy<WorkAction, WorkFacts> = {
  edit: writerRules,
  delete: [...writerRules, creatorOrAccountAdmin],
};
