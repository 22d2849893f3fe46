import { sql } from "kysely";
import type { Db } from "../db/schema.ts";
import { conflict, notFound, requireFound } from "../http/errors.ts";
import { type Page, wholeList } from "../http/paging.ts";
import type { JoinRequest, ResponsibilityOf } from "../responsibilities/schema.ts";
import { listResponsibilities } from "../responsibilities/write.ts";
import type { Viewer } from "../session/viewer.ts";

/** A user who may approve join requests of a company. */
export interface Approver {
  userId: number;
  email: string;
}

interface JoinedCompany {
  responsibility: ResponsibilityOf<"company">;
  /** Users to ask for approval; empty when none is needed. */
  approvers: Approver[];
}

/** Whether a user is an owner of a company (alias o): its creator or an admin of its account. */
const isOwner = (user: string) => sql<boolean>`(${sql.ref(`${user}.contact_id`)} is not distinct from o.owner_id
  or ${sql.ref(`${user}.roles`)} @> array['accountAdmin'] and exists (
    select 1 from accounts a where a.id = ${sql.ref(`${user}.account_id`)} and a.company_id = o.id))`;

/**
 * Users who decide about join requests: owners of the company, or platform admins when it has none. Aliases: o company, u user.
 */
const canDecide = sql<boolean>`(${isOwner("u")}
  or (u.roles @> array['admin'] and not exists (select 1 from users m where ${isOwner("m")})))`;

/**
 * Adds the company to the person's list, without roles. A verified company must approve it first, unless the person is one of
 * the users who decide.
 * @throws 404; 409 when it is on the list
 */
export async function joinCompany(db: Db, viewer: Viewer, companyId: number): Promise<JoinedCompany> {
  const company = await db
    .selectFrom("companies")
    .select("is_verified")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow(notFound);
  const { rows: all } = await sql<Approver>`select u.id as "userId", u.email
    from companies o, users u where o.id = ${companyId} and ${canDecide}`.execute(db);
  const needsApproval = company.is_verified && !all.some(({ userId }) => userId === viewer.userId);
  const inserted = await db
    .insertInto("company_responsibilities")
    .values({ contact_id: viewer.contactId, company_id: companyId, status: needsApproval ? "pending" : "active" })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirstOrThrow(() => conflict("You have already joined this company."));
  const { data } = await listResponsibilities(db, viewer.contactId, "company");
  const responsibility = requireFound(data.find(({ id }) => id === inserted.id));
  return { responsibility, approvers: needsApproval ? all : [] };
}

/** Responsibilities (r) for companies (o, with the contact k), with their people (c). */
export const joinRequests = sql`company_responsibilities r join companies o on o.id = r.company_id
  join contacts k on k.id = o.contact_id join contacts c on c.id = r.contact_id`;
export const joinRequestColumns = sql`r.id,
  jsonb_build_object('id', c.id, 'avatar', c.avatar_icon, 'name', c.name, 'slug', c.slug, 'type', c.type) as person,
  jsonb_build_object('id', o.id, 'name', k.name, 'slug', coalesce(k.slug, o.id::text), 'logo', k.avatar) as company`;

/** The pending requests that the user decides on. */
const pendingRequests = (userId: number) => sql`from ${joinRequests} join users u on u.id = ${userId}
  where r.status = 'pending' and ${canDecide}`;

/** Join requests that the user may decide about, by company and name. */
export async function listJoinRequests(db: Db, userId: number): Promise<Page<JoinRequest>> {
  const { rows } = await sql<JoinRequest>`select ${joinRequestColumns}
    ${pendingRequests(userId)} order by k.folded_name, c.folded_name, r.id`.execute(db);
  return wholeList(rows, 100);
}

/** Returns the company of a join request. @throws 404 when the user has no such request to decide about */
export async function requireRequestedCompany(db: Db, userId: number, id: number): Promise<JoinRequest["company"]> {
  const { rows } = await sql<JoinRequest>`select ${joinRequestColumns} ${pendingRequests(userId)} and r.id = ${id}`.execute(db);
  return requireFound(rows[0]).company;
}
