import type { Rights } from "../permissions/rights.ts";
import type { Policy } from "../permissions/policy.ts";
import { ownersOnly, signedIn, writer } from "../permissions/rules.ts";

/** What one can do with an outlet; the fields of OutletPermissions. */
export type OutletAction = "readStories" | "edit";

/** What the rules look at in an outlet. */
export interface OutletFacts {
  readonly canEdit: boolean;
}

export const outletPolicy: Policy<OutletAction, OutletFacts> = {
  readStories: [signedIn],
  edit: [...writer, ownersOnly],
};

export type OutletPermissionsModel = Rights<"OutletPermissions", OutletAction, OutletFacts>;
