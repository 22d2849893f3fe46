import type { Context } from "../../context.ts";
import { PermissionDeniedError } from "../../errors.ts";
import type { Author } from "../../rest/generated/contract.ts";
import { companies } from "../companies/store.ts";
import { decide, type Permission } from "../permissions/policy.ts";
import { writerRules } from "../permissions/rules.ts";
import type { ViewerModel } from "../session/models.ts";
import { toActor } from "../session/viewer.ts";
import type { UserModel } from "../users/models.ts";
import { users } from "../users/store.ts";

/** Whether the viewer may write posts at all, regardless of the author. */
export const getCreatePostPermission = (viewer: ViewerModel): Permission => decide(writerRules, toActor(viewer), undefined);

/** Reads the authors in whose name the viewer may post; the viewer comes first. */
export async function readPostingAuthors(context: Context, viewer: ViewerModel): Promise<Author[]> {
  if (!viewer.authenticated) return [];
  const profile = viewer.slug === null ? null : await users(context).get(viewer.slug);
  const inNameOf = await Promise.all(listCompanySlugs(viewer, profile).map((slug) => readCompanyAuthor(context, slug)));
  const authors = [profile ?? toAuthor(viewer), ...inNameOf, viewer.systemCompany].filter((author) => author !== null);
  return [...new Map(authors.map((author) => [author.id, author])).values()];
}

function toAuthor({ slug, contactId, fullName, logoIcon }: ViewerModel): Author | null {
  return contactId === null ? null : { id: contactId, avatar: logoIcon, name: fullName ?? "", slug, type: "person" };
}

/**
 * The account's company, if the viewer administers the account, and the companies for which the viewer has a responsibility.
 */
function listCompanySlugs({ roles, account }: ViewerModel, profile: UserModel | null): string[] {
  const ofAccount = roles.includes("accountAdmin") ? account?.company?.slug : undefined;
  const responsible = (profile?.responsibilities ?? []).flatMap((responsibility) =>
    responsibility.kind === "company" && responsibility.status === "active" ? [responsibility.company.slug] : [],
  );
  return [...new Set([...(ofAccount === undefined ? [] : [ofAccount]), ...responsible])];
}

/**
 * The REST API id of the company with this author id, for which the viewer may write; null for the creator.
 * @throws PermissionDeniedError for any other author, also for the viewer unless that is the creator
 */
export async function findCompanyId(
  context: Context,
  viewer: ViewerModel,
  authorId: number,
  creatorId: number | null,
): Promise<number | null> {
  if (authorId === creatorId) return null;
  const createError = (message: string) => new PermissionDeniedError("INVALID", message, ["input", "authorId"]);
  if (authorId === viewer.contactId) throw createError("Only its creator or a company can be the author.");
  const author = (await readPostingAuthors(context, viewer)).find(({ id }) => id === authorId);
  const company = author === undefined || author.slug === null ? null : await companies(context).get(author.slug);
  if (company === null) throw createError("You cannot publish in the name of this company.");
  return company.id;
}

async function readCompanyAuthor(context: Context, slug: string): Promise<Author | null> {
  const company = await companies(context).get(slug);
  return company && { id: company.contactId, avatar: company.logo, name: company.name, slug, type: "company" };
}
