import type { Context } from "../../context.ts";
import type { Resolvers } from "../../graph/generated/resolvers.ts";
import { encodeId, encodeSluggedId } from "../../graph/ids.ts";
import { andThen } from "../../graph/maybePromise.ts";
import { readAuthorFeedPage } from "../feed/page.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { readIfAllowed } from "../permissions/requirePermission.ts";
import { signedIn } from "../permissions/rules.ts";
import { prefetchViewer } from "../session/prefetchViewer.ts";
import { readStaffPage } from "../staff/list.ts";
import { createDetailResolver, createReadBySluggedKey, type Nodes } from "../store.ts";
import { mutations } from "./changes.ts";
import type { CompanyModel } from "./models.ts";
import { readCandidates, changedCompany, readJoinRequests, peopleMutations, getMemberPermissions } from "./people.ts";
import { companyPolicy, toCompanyFacts } from "./policy.ts";
import { companies, readFullCompany } from "./store.ts";

const detail = createDetailResolver(readFullCompany);

const getPermissions = (company: CompanyModel, context: Context) =>
  andThen(
    readFullCompany(context, company),
    (full) => full && createPermissionsParent(context, "CompanyPermissions", companyPolicy, toCompanyFacts(full)),
  );

export const resolvers: Resolvers = {
  Query: {
    company: (_query, { slug }, context, info) => prefetchViewer(context, info, companies(context).get(slug)),
  },
  Mutation: { ...mutations, ...peopleMutations },
  Company: {
    id: (value) => encodeSluggedId("Company", value),
    authorId: (company, _arguments, context) =>
      andThen(readFullCompany(context, company), (full) => full && encodeId("Author", full.contactId)),
    description: detail("description"),
    url: detail("url"),
    country: detail("country"),
    isVerified: detail("isVerified"),
    peopleCount: detail("peopleCount"),
    isFollowed: detail("isFollowed"),
    banner: detail("banner"),
    phone: detail("phone"),
    email: detail("email"),
    posts: (company, { types, ...page }, context) =>
      readIfAllowed(context, [signedIn], company, ({ slug }) =>
        readAuthorFeedPage(
          context,
          (slice) => context.rest.listResults("getCompanyPosts", { params: { slug }, query: { ...slice, types } }),
          page,
        ),
      ),
    people: ({ slug }, page, context) =>
      readStaffPage(
        { slug, isCompany: true, read: (slice) => context.rest.list("getCompanyPeople", { params: { slug }, query: slice }) },
        page,
      ),
    joinRequests: (company, _arguments, context) => readJoinRequests(context, company),
    candidates: (company, { query, first }, context) => readCandidates(context, company, query, first),
    permissions: (company, _arguments, context) => getPermissions(company, context),
  },
  StaffMember: { permissions: (member, _arguments, context) => getMemberPermissions(member, context) },
  AnswerCompanyRequestPayload: changedCompany,
  AddCompanyPersonPayload: changedCompany,
  RemoveCompanyPersonPayload: changedCompany,
};

export const nodes: Nodes = { Company: createReadBySluggedKey(companies) };
