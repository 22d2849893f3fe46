import type { PermissionsParent } from "../permissions/permissionFields.ts";
import type { Policy } from "../permissions/policy.ts";
import { ownerOnly, signedIn, writerRules } from "../permissions/rules.ts";

/** The actions on an outlet; the fields of OutletPermissions. */
export type OutletAction = "readStories" | "edit";

/** The properties of an outlet that the rules check. */
export interface OutletFacts {
  readonly canEdit: boolean;
}

export const outletPolicy: Policy<OutletAction, OutletFacts> = {
  readStories: [signedIn],
  edit: [...writerRules, ownerOnly],
};

export type OutletPermissionsModel = PermissionsParent<"OutletPermissions", OutletAction, OutletFacts>;
