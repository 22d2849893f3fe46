import type { CompanyModel } from "./models.ts";
import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId, encodeSluggedId } from "../../graph/ids.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import type { Company } from "../../rest/generated/contract.ts";
import { authorFeedPage } from "../feed/page.ts";
import { rightFields, rightsOf } from "../permissions/rights.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { actorOf } from "../session/viewer.ts";
import { staffPage } from "../staff/list.ts";
import { readBySluggedKey, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import { candidates, changedPeople, joinRequests, peopleMutations, rightsToMember } from "./people.ts";
import { companyPolicy, factsOf, type CompanyPermissionsModel } from "./policy.ts";
import { companies, fullCompany } from "./store.ts";

/** Resolves a field that is missing from the short form of a company. */
const detail =
  <Field extends keyof Company>(field: Field) =>
  (company: CompanyModel, _arguments: object, context: Context): MaybePromise<Company[Field] | null> =>
    andThen(fullCompany(context, company), (full) => full && full[field]);

function rightsTo(company: CompanyModel, context: Context): MaybePromise<CompanyPermissionsModel | null> {
  return andThen(
    fullCompany(context, company),
    (full) => full && rightsOf(context, "CompanyPermissions", companyPolicy, factsOf(full)),
  );
}

export const resolvers: Resolvers = {
  Query: {
    company: (_query, { slug }, context, info) => prefetchViewer(context, info, companies(context).get(slug)),
  },
  Mutation: { ...mutations, ...peopleMutations },
  Company: {
    id: (value) => encodeSluggedId("Company", value),
    authorId: (company, _arguments, context) =>
      andThen(fullCompany(context, company), (full) => full && encodeId("Author", full.contactId)),
    description: detail("description"),
    url: detail("url"),
    country: detail("country"),
    isVerified: detail("isVerified"),
    peopleCount: detail("peopleCount"),
    isFollowed: detail("isFollowed"),
    banner: detail("banner"),
    phone: detail("phone"),
    email: detail("email"),
    posts: ({ slug }, { types, ...page }, context) =>
      andThen(actorOf(context), ({ authenticated }) =>
        authenticated
          ? authorFeedPage(
              context,
              (slice) => context.rest.listResults("getCompanyPosts", { params: { slug }, query: { ...slice, types } }),
              page,
            )
          : null,
      ),
    people: ({ slug }, page, context) =>
      staffPage(
        { slug, isCompany: true, read: (slice) => context.rest.list("getCompanyPeople", { params: { slug }, query: slice }) },
        page,
      ),
    joinRequests: (company, _arguments, context) => joinRequests(context, company),
    candidates: (company, { query, first }, context) => candidates(context, company, query, first),
    permissions: (company, _arguments, context) => rightsTo(company, context),
  },
  CompanyPermissions: rightFields("readPosts", "follow", "edit", "managePeople"),
  StaffMember: { permissions: (member, _arguments, context) => rightsToMember(member, context) },
  StaffMemberPermissions: rightFields("remove"),
  AnswerCompanyRequestPayload: changedPeople,
  AddCompanyPersonPayload: changedPeople,
  RemoveCompanyPersonPayload: changedPeople,
};

export const nodes: Nodes = { Company: readBySluggedKey(companies) };
