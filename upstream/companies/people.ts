import { sql } from "kysely";
import { anyId } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import { requireFound, requireState, requireValid } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, MAX_ID, wholeList } from "../http/paging.ts";
import type { JoinRequest } from "../responsibilities/schema.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { arePeople } from "../users/authors.ts";
import type { Company } from "../users/schema.ts";
import { joinRequests, joinRequestColumns } from "./joinRequests.ts";
import { composeCompanyListingMail } from "./mails.ts";

/** Requests to join the company, by name of the person. */
export async function listCompanyRequests(db: Db, companyId: number): Promise<Page<JoinRequest>> {
  const { rows } = await sql<JoinRequest>`select ${joinRequestColumns} from ${joinRequests}
    where r.company_id = ${companyId} and r.status = 'pending' order by c.folded_name, r.id`.execute(db);
  return wholeList(rows, 100);
}

/** A company that lists people. */
type ListingCompany = Pick<Company, "id" | "name" | "slug">;

/**
 * Accepts a request (pending to active) and notifies the person, or declines it by removing it.
 * @throws 404 when the request was withdrawn or decided by another person
 */
export async function decideJoinRequest(
  services: Services,
  viewer: Viewer,
  company: ListingCompany,
  id: number,
  accepted: boolean,
): Promise<void> {
  const waiting = sql`where id = ${Math.min(id, MAX_ID)} and company_id = ${company.id} and status = 'pending'
    returning contact_id`;
  await services.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ contact_id: number }>`${
      accepted ? sql`update company_responsibilities set status = 'active'` : sql`delete from company_responsibilities`
    } ${waiting}`.execute(tx);
    const decided = requireFound(rows[0]);
    if (accepted) await notifyPerson(tx, services, viewer, company, decided.contact_id, true);
  });
}

/**
 * Notifies a person by e-mail that the company lists them, unless they made the change themselves.
 * @param requested whether the person asked to join; otherwise the company added them
 */
export async function notifyPerson(
  tx: Db,
  services: Services,
  viewer: Viewer,
  company: ListingCompany,
  contactId: number,
  requested: boolean,
): Promise<void> {
  if (contactId === viewer.contactId) return;
  const users = await tx.selectFrom("users").select("email").where("contact_id", "=", contactId).execute();
  const mails = users.map(({ email }) => ({ payload: composeCompanyListingMail({ to: email, company, requested }, services) }));
  await services.jobs.enqueueAll(tx, "send-mail", mails);
}

/**
 * Adds a person to the company, without roles; a pending request of theirs is accepted by it.
 * @returns false when the person was listed already
 * @throws 422 on contactId
 */
export async function addPerson(db: Db, companyId: number, contactId: number): Promise<boolean> {
  requireValid(await arePeople(db, [contactId]), "contactId", fieldError.notFound("This person"));
  const { rows } = await sql`insert into company_responsibilities (contact_id, company_id, status)
    values (${contactId}, ${companyId}, 'active')
    on conflict (contact_id, company_id) do update set status = 'active'
      where company_responsibilities.status = 'pending'
    returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Removes a person from the company, also as a spokesperson. Does nothing for people who are not listed.
 * @throws 422 for users of the company's account, who are always listed
 */
export async function removeCompanyPerson(db: Db, companyId: number, contactId: number): Promise<void> {
  const id = Math.min(contactId, MAX_ID);
  requireState(
    !(await findAccountUsers(db, companyId, [id])).has(id),
    "Users of the company's account cannot be removed from its people.",
  );
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("company_responsibilities").where("company_id", "=", companyId).where("contact_id", "=", id).execute();
    await tx.deleteFrom("spokespeople").where("company_id", "=", companyId).where("contact_id", "=", id).execute();
  });
}

/** Which of these contacts are users of the company's account. */
export async function findAccountUsers(db: Db, companyId: number, contactIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom("users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .select("u.contact_id")
    .where("a.company_id", "=", companyId)
    .where("u.contact_id", "=", anyId(contactIds))
    .execute();
  return new Set(rows.map((row) => row.contact_id));
}
