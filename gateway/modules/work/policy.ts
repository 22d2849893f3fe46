import type { Rights } from "../permissions/rights.ts";
import type { Policy, Rule } from "../permissions/policy.ts";
import { writer } from "../permissions/rules.ts";

/** What one can do to a task or a work list; the fields of WorkPermissions. */
export type WorkAction = "edit" | "delete";

/** What the rules look at: whose it is is the REST API's to know; nobody else sees it. */
export interface WorkFacts {
  /** Null where the REST API does not tell who made it. */
  readonly creator: { readonly id: number } | null;
  /** Whether the viewer administers the account. */
  readonly isAccountAdmin: boolean;
}

/** Where nobody tells who made it, the REST API decides. */
const creatorOrAccountAdmin: Rule<WorkFacts> = {
  code: "NOT_CREATOR",
  message: "Only whoever made it or an administrator of the account may delete it.",
  remedy: null,
  denies: ({ contactId }, { creator, isAccountAdmin }) => creator !== null && !isAccountAdmin && creator.id !== contactId,
};

/** Every user of the account works on everything of it. */
export const workPolicy: Policy<WorkAction, WorkFacts> = {
  edit: writer,
  delete: [...writer, creatorOrAccountAdmin],
};

export type WorkPermissionsModel = Rights<"WorkPermissions", WorkAction, WorkFacts>;
