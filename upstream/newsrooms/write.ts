import { sql } from "kysely";
import { findByHost } from "../companies/hosts.ts";
import { isOwnCompany, hasCompanyOwner } from "../companies/rules.ts";
import { organizationLimits } from "../companies/schema.ts";
import { selectCompanyStaff } from "../companies/staff.ts";
import { insertCompany } from "../companies/write.ts";
import { updateChanged } from "../db/changedColumns.ts";
import { exists } from "../db/exists.ts";
import { findFreeSlug } from "../db/findFreeSlug.ts";
import type { Db } from "../db/schema.ts";
import { ValidationErrors, requirePlan } from "../http/errors.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { createSlug } from "../text/slug.ts";
import {
  readWebAddress,
  retryOnConflict,
  readNewSlug,
  readCountry,
  readUpload,
  readNameAndDescription,
  isSlugTaken,
} from "../validation/checks.ts";
import { requestConfirmation } from "./confirm.ts";
import type { NewsroomRow } from "./read.ts";
import type { NewsroomChanges, NewsroomInput } from "./schema.ts";

/**
 * Creates a newsroom for a company given by its id or web address; a company with an unknown address is created. A company with
 * another owner must confirm it first. Returns the newsroom's id.
 * @throws 422 by field, or when the plan allows no further newsroom
 */
export async function createNewsroom(services: Services, viewer: Viewer, input: NewsroomInput): Promise<number> {
  const { db, now } = services;
  const errors = new ValidationErrors();
  const { name, description } = readNameAndDescription(errors, organizationLimits, input);
  const country = await readCountry(db, errors, input.country);
  const logo = await readUpload(db, viewer, errors, "logo", input.logo);
  const banner = await readUpload(db, viewer, errors, "banner", input.banner);
  const url = readWebAddress(input.url, errors);
  const known = await findCompany(db, input.companyId ?? null, url);
  if (known === "missing") errors.add("companyId", fieldError.notFound("Company"));
  else if (known === null && url === null) errors.add("url", fieldError.required("Web address"));
  errors.check();
  requirePlan(await canAddNewsroom(db, viewer));
  const company =
    typeof known === "number"
      ? known
      : (await insertCompany(services, { name, url, description, country, logo, owner: viewer.contactId })).id;
  const isPending = await belongsToOthers(db, viewer, company);
  const at = now();
  return retryOnConflict("newsrooms_slug", async () => {
    const slug = await findFreeSlug(createSlug(name), "newsroom", (candidate) => isSlugTaken(db, "newsrooms", candidate, null));
    return db.transaction().execute(async (tx) => {
      await lockNewsrooms(tx, viewer);
      requirePlan(await canAddNewsroom(tx, viewer));
      const row = await tx
        .insertInto("newsrooms")
        .values({
          name,
          slug,
          status: isPending ? "pending" : "confirmed",
          company_id: company,
          description,
          url,
          country_id: country,
          logo_image_id: logo,
          banner_image_id: banner,
          owner_id: viewer.contactId,
          account_id: viewer.accountId,
          created_at: at,
          confirmed_at: isPending ? null : at,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await setContacts(tx, row.id, [viewer.contactId]);
      if (isPending) await requestConfirmation(tx, services, row.id, viewer.contactId);
      return row.id;
    });
  });
}

/** Changes the given fields. @throws 422 by field */
export async function updateNewsroom(db: Db, viewer: Viewer, before: NewsroomRow, changes: NewsroomChanges): Promise<void> {
  await retryOnConflict("newsrooms_slug", async () => {
    const errors = new ValidationErrors();
    const { name, description } = readNameAndDescription(errors, organizationLimits, changes, before);
    const logo = await readUpload(db, viewer, errors, "logo", changes.logo, before.logo_image_id);
    const banner = await readUpload(db, viewer, errors, "banner", changes.banner, before.banner_image_id);
    const slug = await readNewSlug(errors, changes.newSlug, before.slug, (candidate) =>
      isSlugTaken(db, "newsrooms", candidate, before.id),
    );
    const contacts = changes.contactIds === undefined ? null : [...new Set(changes.contactIds)];
    errors.add("contactIds", await findContactsError(db, before, contacts ?? []));
    errors.check();
    await db.transaction().execute(async (tx) => {
      const values = { name, slug, description, logo_image_id: logo, banner_image_id: banner };
      await updateChanged(tx, "newsrooms", before, values);
      if (contacts !== null) await setContacts(tx, before.id, contacts);
    });
  });
}

export async function deleteNewsroom(db: Db, id: number): Promise<void> {
  await db.deleteFrom("newsrooms").where("id", "=", id).execute();
}

/** The id of the given company; null when it must be created, "missing" when the id is unknown. */
async function findCompany(db: Db, id: number | null, url: string | null): Promise<number | "missing" | null> {
  if (id === null) return url === null ? null : findByHost(db, "companies", url);
  const row = await db.selectFrom("companies").select("id").where("id", "=", id).executeTakeFirst();
  return row?.id ?? "missing";
}

/** Makes concurrent requests that add newsrooms of one account, or of a user without an account, run one after the other. */
async function lockNewsrooms(tx: Db, { accountId, userId }: Viewer): Promise<void> {
  const owner = accountId === null ? sql`users where id = ${userId}` : sql`accounts where id = ${accountId}`;
  await sql`select 1 from ${owner} for update`.execute(tx);
}

/** The first newsroom is free; more require the module onlineNewsroom. */
async function canAddNewsroom(db: Db, viewer: Viewer): Promise<boolean> {
  if (viewer.isAdmin) return true;
  const user = await db.selectFrom("users").select("modules").where("id", "=", viewer.userId).executeTakeFirstOrThrow();
  if (user.modules.includes("onlineNewsroom")) return true;
  const own = viewer.accountId === null ? sql`n.owner_id = ${viewer.contactId}` : sql`n.account_id = ${viewer.accountId}`;
  return !(await exists(db, sql`select 1 from newsrooms n where n.status <> 'declined' and ${own} limit 1`));
}

/** Whether the company has an owner other than the viewer. */
async function belongsToOthers(db: Db, viewer: Viewer, companyId: number): Promise<boolean> {
  if (viewer.isAdmin) return false;
  return exists(
    db,
    sql`select 1 from companies o where o.id = ${companyId} and ${hasCompanyOwner} and not ${isOwnCompany(viewer)}`,
  );
}

/** Press contacts must be people of the company or the account, or the owner, so that no person is listed without consent. */
async function findContactsError(
  db: Db,
  { company_id, account_id, owner_id, id }: NewsroomRow,
  ids: readonly number[],
): Promise<FieldError | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from contacts c where c.id = any(${ids}::integer[]) and c.type = 'person'
      and (c.id = ${owner_id} or c.id in (${selectCompanyStaff(sql`${company_id}::integer`)})
        or exists (select 1 from users u where u.contact_id = c.id and u.account_id = ${account_id ?? 0})
        or exists (select 1 from newsroom_contacts x where x.newsroom_id = ${id} and x.contact_id = c.id))`.execute(db);
  return rows.length === ids.length ? null : fieldError.notFound("A contact");
}

async function setContacts(tx: Db, newsroomId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom("newsroom_contacts").where("newsroom_id", "=", newsroomId).execute();
  const rows = ids.map((contact, position) => ({ newsroom_id: newsroomId, contact_id: contact, position }));
  if (rows.length > 0) await tx.insertInto("newsroom_contacts").values(rows).execute();
}
