import type { Context } from "../../context.ts";
import { personFields } from "../../errors.ts";
import type { MutationResolvers } from "../../graph/generated/resolvers.ts";
import type { SluggedKey } from "../../graph/ids.ts";
import { andThen, type MaybePromise } from "../../graph/maybePromise.ts";
import { readAll } from "../../rest/bulk.ts";
import type { JoinRequest } from "../../rest/generated/contract.ts";
import { createChange, type Input, type Payload } from "../mutation.ts";
import { createPermissionsParent } from "../permissions/permissionFields.ts";
import { readIfAllowed, requirePermission } from "../permissions/requirePermission.ts";
import type { StaffMember } from "../staff/list.ts";
import { findCandidates } from "../users/mentions.ts";
import type { CompanyCandidateModel, CompanyModel } from "./models.ts";
import { peoplePolicy, requestRules, staffPolicy } from "./policy.ts";
import { companies, readFullCompany } from "./store.ts";

const changeWithPeople = createChange(personFields);

/** A company whose people were changed; the payload reads it again. */
export interface ChangedCompany {
  readonly slug: string;
}

const readRequests = ({ rest }: Context, slug: string): Promise<readonly JoinRequest[]> =>
  readAll(rest, "getCompanyRequests", { params: { slug } });

/** The pending join requests. */
export const readJoinRequests = (context: Context, company: CompanyModel): MaybePromise<readonly JoinRequest[] | null> =>
  readIfAllowed(context, requestRules, readFullCompany(context, company), ({ slug }) => readRequests(context, slug));

/** People found by part of their name, with their relation to the company; those who can be added first. */
export const readCandidates = (
  context: Context,
  company: CompanyModel,
  query: string,
  first: number,
): MaybePromise<CompanyCandidateModel[] | null> =>
  readIfAllowed(context, requestRules, readFullCompany(context, company), ({ slug }) =>
    findCandidates(
      context,
      { query, first },
      async (people) => {
        const query = { contactIds: people.map(({ id }) => id), limit: 100 };
        const [{ items }, requests] = await Promise.all([
          context.rest.list("getCompanyPeople", { params: { slug }, query }),
          readRequests(context, slug),
        ]);
        const listed = new Set(items.map(({ id }) => id));
        const waiting = new Set(requests.map(({ person }) => person.id));
        return people.map((person) => ({ person, isListed: listed.has(person.id), isWaiting: waiting.has(person.id) }));
      },
      ({ isListed }) => !isListed,
    ),
  );

/** The viewer's permissions on one of the people of a company or an outlet. */
export const getMemberPermissions = ({ companySlug, isAccountUser }: StaffMember, context: Context) =>
  andThen(companySlug === null ? null : companies(context).get(companySlug), (company) =>
    createPermissionsParent(context, "StaffMemberPermissions", staffPolicy, {
      canEdit: company?.canEdit ?? false,
      isAccountUser,
    }),
  );

/** Changes the people of a company, for its owners and platform admins. */
async function changePeople(
  context: Context,
  input: Input & { readonly companyId: SluggedKey },
  make: (slug: string) => Promise<unknown>,
): Promise<Payload<ChangedCompany>> {
  const { slug } = input.companyId;
  return changeWithPeople(context, input, async () => {
    await requirePermission(context, companies(context).get(slug), peoplePolicy, "managePeople");
    await make(slug);
    return { slug };
  });
}

/** The company after the change. */
export const changedCompany = {
  company: ({ result }: Payload<ChangedCompany>, _arguments: object, context: Context) =>
    result && companies(context).get(result.slug),
};

export const peopleMutations: MutationResolvers = {
  /** Accepts or declines a join request. */
  answerCompanyRequest: (_mutation, { input }, context) =>
    changePeople(context, input, (slug) =>
      context.rest.write(input.accepted ? "acceptCompanyRequest" : "declineCompanyRequest", {
        params: { slug, id: input.requestId },
      }),
    ),
  addCompanyPerson: (_mutation, { input }, context) =>
    changePeople(context, input, (slug) =>
      context.rest.write("addCompanyPerson", { params: { slug }, body: { contactId: input.personId } }),
    ),
  removeCompanyPerson: (_mutation, { input }, context) =>
    changePeople(context, input, (slug) =>
      context.rest.write("removeCompanyPerson", { params: { slug, contactId: input.personId } }),
    ),
};

/** The results of mutations on a company's people. */
export type AddCompanyPersonResult = ChangedCompany;
export type AnswerCompanyRequestResult = ChangedCompany;
export type RemoveCompanyPersonResult = ChangedCompany;
