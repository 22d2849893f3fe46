import type { Rights } from "../permissions/rights.ts";
import type { Policy } from "../permissions/policy.ts";
import { ownersOnly, signedIn, writer } from "../permissions/rules.ts";

/** The actions on an outlet; the fields of OutletPermissions. */
export type OutletAction = "readStories" | "edit";

/** The properties of an outlet that the rules check. */
export interface OutletFacts {
  readonly canEdit: boolean;
}

export const outletPolicy: Policy<OutletAction, OutletFacts> = {
  readStories: [signedIn],
  edit: [...writer, ownersOnly],
};

export type OutletPermissionsModel = Rights<"OutletPermissions", OutletAction, OutletFacts>;
