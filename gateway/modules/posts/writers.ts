import type { Context } from "../../context.ts";
import { companies } from "../companies/store.ts";
import type { AuthorModel, ViewerModel } from "../models.ts";
import { decide, type Permission } from "../permissions/policy.ts";
import { writer } from "../permissions/rules.ts";
import { toActor } from "../session/viewer.ts";
import { users } from "../users/store.ts";

/** Whether the viewer may write posts at all; in whose name is another question. */
export const rightToPost = (viewer: ViewerModel): Permission => decide(writer, toActor(viewer), undefined);

/** In whose names the viewer may post, the own one first (D-106). Responsibilities for companies come with the settings. */
export async function postAs(context: Context, viewer: ViewerModel): Promise<AuthorModel[]> {
  if (!viewer.authenticated) return [];
  const [own, company] = await Promise.all([ownAuthor(context, viewer), accountCompany(context, viewer)]);
  const authors = [own, company, viewer.systemCompany].filter((author) => author !== null);
  return [...new Map(authors.map((author) => [author.id, author])).values()];
}

/** The profile tells whether the viewer's own contact is a person or a company. */
async function ownAuthor(context: Context, { slug, contactId, fullName, logoIcon }: ViewerModel): Promise<AuthorModel | null> {
  const profile = slug === null ? null : await users(context).get(slug);
  if (profile !== null) return profile;
  return contactId === null ? null : { id: contactId, avatar: logoIcon, name: fullName ?? "", slug, type: "person" };
}

/** The company of the account, for those who administer it. */
async function accountCompany(context: Context, { roles, account }: ViewerModel): Promise<AuthorModel | null> {
  const slug = account?.company?.slug;
  if (slug === undefined || !roles.includes("accountAdmin")) return null;
  const company = await companies(context).get(slug);
  if (company === null) return null;
  const { contactId, logo, name } = company;
  return { id: contactId, avatar: logo, name, slug, type: "company" };
}
