import Type from "typebox";
import { joinCompany, listJoinRequests, requireRequestedCompany } from "../companies/joinRequests.ts";
import { composeJoinRequestMail } from "../companies/mails.ts";
import { decideJoinRequest } from "../companies/people.ts";
import { getReferenced } from "../db/refs.ts";
import { loadBy, operation, type Operation } from "../http/operation.ts";
import { UserEntryParams, UserParams } from "../http/paging.ts";
import { Id, List } from "../http/schema.ts";
import { requireSelf } from "../security/rules.ts";
import { requireSettings } from "../settings/rules.ts";
import { loadAuthors } from "../users/authors.ts";
import { CompanyResponsibility, OutletResponsibility, Spokesperson } from "../users/schema.ts";
import { CompanyResponsibilityInput, JoinRequest, OutletResponsibilityInput, SpokespersonInput } from "./schema.ts";
import {
  addOutlet,
  changeCompanyResponsibility,
  changeOutletResponsibility,
  listResponsibilities,
  removeResponsibility,
  setSpokesperson,
} from "./write.ts";

const settings = "/u/{user}/settings";
const root = `${settings}/responsibilities`;
const common = { tag: "Responsibilities" } as const;
const owned = { ...common, ...loadBy("user", requireSettings) } as const;
const ofOwner = { ...owned, params: UserParams } as const;
const ofEntry = { ...owned, params: UserEntryParams } as const;
const ofSelf = { ...common, ...loadBy("user", requireSelf) } as const;

const responsibilityKinds = [
  { path: "outlets", kind: "outlet", id: "getOutletResponsibilities", response: OutletResponsibility },
  { path: "companies", kind: "company", id: "getCompanyResponsibilities", response: CompanyResponsibility },
  { path: "spokesperson", kind: "spokesperson", id: "getSpokespersonResponsibilities", response: Spokesperson },
] as const;

const lists: Operation[] = responsibilityKinds.map(({ path, kind, id, response }) =>
  operation(ofOwner, {
    id,
    path: `${root}/${path}`,
    summary: `Lists the user's responsibilities of the kind ${kind}, by name.`,
    response: List(response),
    handle: ({ services: { db }, target }) => listResponsibilities(db, target.contactId, kind),
  }),
);

const removal = (id: string, kind: "outlet" | "company", path: string): Operation =>
  operation(ofEntry, {
    id,
    method: "DELETE",
    path: `${root}/${path}/{id}`,
    summary: `Deletes a responsibility of the kind ${kind}.`,
    handle: async ({ services: { db }, params, target: { contactId } }) => {
      await removeResponsibility(db, contactId, kind, params.id);
    },
  });

/** Operation for accepting (PATCH) or declining (DELETE) a request. */
const decision = (id: string, method: "PATCH" | "DELETE", accepted: boolean): Operation =>
  operation(ofSelf, {
    id,
    method,
    path: `${settings}/company/requests/{id}`,
    summary: `${accepted ? "Accepts" : "Declines"} a request to join a company. Permitted to users who decide on it (see getJoinRequests); 404 for others.`,
    assumed: true,
    params: UserEntryParams,
    handle: async ({ services, viewer, params }) => {
      const company = await requireRequestedCompany(services.db, viewer.userId, params.id);
      await decideJoinRequest(services, viewer, company, params.id, accepted);
    },
  });

/** Operations for the responsibilities of people at outlets and companies. */
export const responsibilityOperations: Operation[] = [
  ...lists,
  operation(ofOwner, {
    id: "createOutletResponsibility",
    path: `${root}/outlets`,
    summary:
      "Adds the outlet at a web address to the user's responsibilities; creates the outlet if there is none. 409 if already added.",
    body: Type.Object({ url: Type.String({ title: "Url", minLength: 1, maxLength: 2000 }) }),
    response: OutletResponsibility,
    creates: true,
    refusals: [409],
    handle: ({ services: { db }, body, target }) => addOutlet(db, target.contactId, body.url),
  }),
  operation(ofEntry, {
    id: "updateOutletResponsibility",
    path: `${root}/outlets/{id}`,
    summary: "Updates the given fields of the user's responsibility for an outlet.",
    body: OutletResponsibilityInput,
    response: OutletResponsibility,
    handle: ({ services: { db }, params, body, target: { contactId } }) =>
      changeOutletResponsibility(db, contactId, params.id, body),
  }),
  operation(ofEntry, {
    id: "updateCompanyResponsibility",
    path: `${root}/companies/{id}`,
    summary: "Updates the given fields of the user's responsibility for a company.",
    body: CompanyResponsibilityInput,
    response: CompanyResponsibility,
    handle: ({ services: { db }, params, body, target: { contactId } }) =>
      changeCompanyResponsibility(db, contactId, params.id, body),
  }),
  operation(owned, {
    id: "updateSpokesperson",
    path: `${root}/spokesperson/{companyId}`,
    summary:
      "Creates, updates or, with empty roles, deletes the user's spokesperson role for a company. 422 until the company has accepted the user.",
    params: Type.Object({ user: Type.String(), companyId: Id }),
    body: SpokespersonInput,
    response: Spokesperson,
    handle: ({ services: { db }, params, body, target: { contactId } }) => setSpokesperson(db, contactId, params.companyId, body),
  }),
  removal("deleteOutletResponsibility", "outlet", "outlets"),
  removal("deleteCompanyResponsibility", "company", "companies"),
  operation(ofSelf, {
    id: "joinCompany",
    method: "PATCH",
    path: `${settings}/company/{id}/join`,
    summary:
      "Adds a company to the user's responsibilities; pending until accepted if the company is verified. The user only; 409 if already added.",
    params: UserEntryParams,
    response: CompanyResponsibility,
    refusals: [409],
    handle: ({ services, viewer, params, target: { contactId } }) => {
      const { db, jobs } = services;
      return db.transaction().execute(async (tx) => {
        const { responsibility, approvers } = await joinCompany(tx, viewer, params.id);
        const person = getReferenced(await loadAuthors(tx, [contactId]), contactId, "Author").name;
        const { company } = responsibility;
        const mails = approvers.map(({ email: to }) => ({ payload: composeJoinRequestMail({ to, person, company }, services) }));
        await jobs.enqueueAll(tx, "send-mail", mails);
        return responsibility;
      });
    },
  }),
  operation(ofSelf, {
    id: "getJoinRequests",
    path: `${settings}/company/requests`,
    summary:
      "Lists the pending requests that the user decides on: for companies they own or, for platform administrators, for companies without an owner. The user only.",
    assumed: true,
    params: UserParams,
    response: List(JoinRequest),
    handle: ({ services: { db }, target }) => listJoinRequests(db, target.userId),
  }),
  decision("acceptJoinRequest", "PATCH", true),
  decision("declineJoinRequest", "DELETE", false),
];
