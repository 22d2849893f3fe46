import Type from "typebox";
import type { Db } from "../db/schema.ts";
import { notFound, requirePermission } from "../http/errors.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { SlugParams } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { JoinRequest } from "../responsibilities/schema.ts";
import type { Viewer } from "../session/viewer.ts";
import type { Company } from "../users/schema.ts";
import { addPerson, decideJoinRequest, listCompanyRequests, notifyPerson, removeCompanyPerson } from "./people.ts";
import { requireCompany } from "./read.ts";

const common = { tag: "Profiles", assumed: true, params: SlugParams } as const;
const managed = { ...common, refusals: [403], ...loadBy("slug", requireManagedCompany) } as const;
const ofRequest = { ...managed, params: Type.Object({ ...SlugParams.properties, id: Id }) } as const;
const ofPerson = { ...managed, params: Type.Object({ ...SlugParams.properties, contactId: Id }) } as const;

/** Returns the company if the viewer is one of its owners or a platform admin. @throws 403, 404 */
async function requireManagedCompany(db: Db, viewer: Viewer, slug: string): Promise<Company> {
  const company = await requireCompany(db, viewer, slug);
  requirePermission(company.canEdit);
  return company;
}

/** Operation for accepting (PATCH) or declining (DELETE) a request. */
const decision = (id: string, method: "PATCH" | "DELETE", accepted: boolean): Operation =>
  operation(ofRequest, {
    id,
    method,
    path: "/c/{slug}/requests/{id}",
    summary: accepted
      ? "Accepts a request to join a company. Its owners and platform administrators only."
      : "Declines a request to join a company. Its owners and platform administrators only.",
    handle: ({ services, viewer, params, target }) => decideJoinRequest(services, viewer, target, params.id, accepted),
  });

/** Operations for owners and platform admins to manage the people of a company. */
export const companyPeopleOperations: Operation[] = [
  operation(common, {
    id: "getCompanyRequests",
    path: "/c/{slug}/requests",
    summary:
      "Lists the requests to join a company, by name of the person. Its owners and platform administrators only; 404 for others.",
    response: List(JoinRequest),
    handle: async ({ services: { db }, viewer, params }) => {
      const company = await requireCompany(db, viewer, params.slug);
      if (!company.canEdit) {
        // Join requests are hidden from other users.
        throw notFound();
      }
      return listCompanyRequests(db, company.id);
    },
  }),
  decision("acceptCompanyRequest", "PATCH", true),
  decision("declineCompanyRequest", "DELETE", false),
  operation(managed, {
    id: "addCompanyPerson",
    path: "/c/{slug}/people",
    summary:
      "Adds a user to the people of a company and notifies them by e-mail. Idempotent. Its owners and platform administrators only.",
    body: Type.Object({ contactId: Type.Integer({ title: "Person", minimum: 1, description: "Contact id of the user." }) }),
    handle: async ({ services, viewer, body, target: company }) => {
      await services.db.transaction().execute(async (tx) => {
        const isAdded = await addPerson(tx, company.id, body.contactId);
        if (isAdded) await notifyPerson(tx, services, viewer, company, body.contactId, false);
      });
    },
  }),
  operation(ofPerson, {
    id: "removeCompanyPerson",
    path: "/c/{slug}/people/{contactId}",
    summary: "Removes a person from a company. Its owners and platform administrators only; 422 for users of its account.",
    handle: ({ services: { db }, params, target }) => removeCompanyPerson(db, target.id, params.contactId),
  }),
];
