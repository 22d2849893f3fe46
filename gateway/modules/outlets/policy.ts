import type { OutletPermissions } from "../../graph/generated/resolvers.ts";
import type { Outlet } from "../../rest/generated/contract.ts";
import type { ActionsOf, Policy } from "../permissions/policy.ts";
import { ownerOnly, signedIn, writerRules } from "../permissions/rules.ts";

export const outletPolicy: Policy<ActionsOf<OutletPermissions>, Pick<Outlet, "canEdit">> = {
  readStories: [signedIn],
  edit: [...writerRules, ownerOnly],
};
