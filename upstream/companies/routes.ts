import { requireAdmin } from "../accounts/rules.ts";
import { requirePermission } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { SlugParams } from "../http/paging.ts";
import { requireOutlet } from "../outlets/read.ts";
import { createOutlet, updateOutlet } from "../outlets/write.ts";
import { Company, Outlet } from "../users/schema.ts";
import { requireCompany } from "./read.ts";
import { CompanyChanges, CompanyInput, OutletChanges, OutletInput } from "./schema.ts";
import { createCompany, updateCompany } from "./write.ts";

const common = { tag: "Profiles", assumed: true, refusals: [403] } as const;

/** Operations for owners, editors and platform admins to maintain companies and outlets. */
export const organizationOperations: Operation[] = [
  operation(common, {
    id: "createCompany",
    path: "/companies",
    summary: "Creates a company. Platform administrators only.",
    body: CompanyInput,
    response: Company,
    creates: true,
    handle: async ({ services, viewer, body }) => {
      requireAdmin(viewer);
      return requireCompany(services.db, viewer, await createCompany(services, viewer, body));
    },
  }),
  operation(common, {
    id: "updateCompany",
    path: "/c/{slug}",
    summary: "Updates the given fields of a company. Its owners and platform administrators only.",
    params: SlugParams,
    body: CompanyChanges,
    response: Company,
    ...loadBy("slug", requireCompany),
    handle: async ({ services, viewer, body, target: before }) => {
      requirePermission(before.canEdit);
      return requireCompany(services.db, viewer, await updateCompany(services, viewer, before.id, body));
    },
  }),
  operation(common, {
    id: "createOutlet",
    path: "/outlets",
    summary: "Creates an outlet. Platform administrators only.",
    body: OutletInput,
    response: Outlet,
    creates: true,
    handle: async ({ services, viewer, body }) => {
      requireAdmin(viewer);
      return requireOutlet(services.db, viewer, await createOutlet(services, viewer, body));
    },
  }),
  operation(common, {
    id: "updateOutlet",
    path: "/o/{slug}",
    summary: "Updates the given fields of an outlet. Its editors and platform administrators only.",
    params: SlugParams,
    body: OutletChanges,
    response: Outlet,
    ...loadBy("slug", requireOutlet),
    handle: async ({ services, viewer, body, target: before }) => {
      requirePermission(before.canEdit);
      return requireOutlet(services.db, viewer, await updateOutlet(services, viewer, before.id, body));
    },
  }),
];
