import { getHost, findByHost, lockHost } from "../companies/hosts.ts";
import { findFreeSlug } from "../db/findFreeSlug.ts";
import type { CompanyRole, OutletRole, Db } from "../db/schema.ts";
import { conflict, invalidField, requireFound, ValidationErrors, requireState } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { type Page, wholeList } from "../http/paging.ts";
import { createSlug } from "../text/slug.ts";
import { toWebAddress } from "../text/webAddress.ts";
import { retryOnConflict, findBeatsError, readLine, isSlugTaken } from "../validation/checks.ts";
import { loadResponsibilities } from "./read.ts";
import { roleLimits, type ResponsibilityInput, type ResponsibilityKind, type ResponsibilityOf } from "./schema.ts";

/** The person's responsibilities of one kind, by name. */
export async function listResponsibilities<K extends ResponsibilityKind>(
  db: Db,
  contactId: number,
  kind: K,
): Promise<Page<ResponsibilityOf<K>>> {
  const all = (await loadResponsibilities(db, contactId, [contactId])).get(contactId) ?? [];
  const ofKind = all.filter((responsibility): responsibility is ResponsibilityOf<K> => responsibility.kind === kind);
  return wholeList(ofKind, 100);
}

async function requireResponsibility<K extends ResponsibilityKind>(
  db: Db,
  contactId: number,
  kind: K,
  id: number,
): Promise<ResponsibilityOf<K>> {
  const { data } = await listResponsibilities(db, contactId, kind);
  return requireFound(data.find((responsibility) => responsibility.id === id));
}

interface Columns {
  beats?: number[];
  role_title?: string | null;
}

/** The columns of the given fields only. @throws 422 by field */
async function readColumns(db: Db, { beats, roleTitle }: ResponsibilityInput<string>): Promise<Columns> {
  const errors = new ValidationErrors();
  const title = readLine(errors, ["roleTitle", "Role title", roleLimits.title], roleTitle);
  errors.add("beats", await findBeatsError(db, beats ?? []));
  errors.check();
  return { ...(beats !== undefined && { beats }), ...(roleTitle !== undefined && { role_title: title }) };
}

/** @throws 404, 422 */
export async function changeOutletResponsibility(
  db: Db,
  contactId: number,
  id: number,
  input: ResponsibilityInput<OutletRole>,
): Promise<ResponsibilityOf<"outlet">> {
  await requireResponsibility(db, contactId, "outlet", id);
  const columns = await readColumns(db, input);
  await db
    .updateTable("outlet_responsibilities")
    .set(({ ref }) => ({ roles: input.roles ?? ref("roles"), ...columns }))
    .where("id", "=", id)
    .execute();
  return requireResponsibility(db, contactId, "outlet", id);
}

/** @throws 404, 422 */
export async function changeCompanyResponsibility(
  db: Db,
  contactId: number,
  id: number,
  input: ResponsibilityInput<CompanyRole>,
): Promise<ResponsibilityOf<"company">> {
  await requireResponsibility(db, contactId, "company", id);
  const columns = await readColumns(db, input);
  await db
    .updateTable("company_responsibilities")
    .set(({ ref }) => ({
      roles: input.roles ?? ref("roles"),
      is_media_contact: input.isMediaContact ?? ref("is_media_contact"),
      ...columns,
    }))
    .where("id", "=", id)
    .execute();
  return requireResponsibility(db, contactId, "company", id);
}

/** Deletes it; leaving a company also ends being its spokesperson. @throws 404 */
export async function removeResponsibility(db: Db, contactId: number, kind: "outlet" | "company", id: number): Promise<void> {
  const removed = await requireResponsibility(db, contactId, kind, id);
  if (removed.kind === "outlet") {
    await db.deleteFrom("outlet_responsibilities").where("id", "=", id).execute();
    return;
  }
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("company_responsibilities").where("id", "=", id).execute();
    await deleteSpokesperson(tx, contactId, removed.company.id);
  });
}

async function deleteSpokesperson(db: Db, contactId: number, companyId: number): Promise<void> {
  await db.deleteFrom("spokespeople").where("contact_id", "=", contactId).where("company_id", "=", companyId).execute();
}

/**
 * Makes the person a spokesperson of one of their companies, changes their topics, or removes them when roles are empty.
 * @throws 404 for a company that is not theirs, 422
 */
export async function setSpokesperson(
  db: Db,
  contactId: number,
  companyId: number,
  input: ResponsibilityInput<"spokesperson">,
): Promise<ResponsibilityOf<"spokesperson">> {
  const find = async () =>
    (await listResponsibilities(db, contactId, "spokesperson")).data.find(({ company }) => company.id === companyId);
  const before = await find();
  const { data } = await listResponsibilities(db, contactId, "company");
  const works = data.find(({ company }) => company.id === companyId);
  const company = requireFound(before?.company ?? works?.company);
  const columns = await readColumns(db, input);
  if ((input.roles ?? before?.roles ?? ["spokesperson"]).length === 0) {
    await deleteSpokesperson(db, contactId, companyId);
    const id = before?.id ?? companyId;
    return { kind: "spokesperson", id, company, roles: [], beats: [], roleTitle: null };
  }
  requireState(
    before !== undefined || works?.status !== "pending",
    "You can become a spokesperson once the company has accepted you.",
  );
  await db
    .insertInto("spokespeople")
    .values({ contact_id: contactId, company_id: companyId, ...columns })
    .onConflict((clash) => clash.columns(["contact_id", "company_id"]).doUpdateSet({ company_id: companyId, ...columns }))
    .execute();
  return requireFound(await find());
}

/** Adds the outlet at the address; creates it if there is none. @throws 422 on url, 409 */
export async function addOutlet(db: Db, contactId: number, url: string): Promise<ResponsibilityOf<"outlet">> {
  const address = toWebAddress(url);
  if (address === null) throw invalidField("url", fieldError.invalidUrl());
  const outletId = (await findByHost(db, "outlets", address)) ?? (await createOutlet(db, new URL(address)));
  const inserted = await db
    .insertInto("outlet_responsibilities")
    .values({ contact_id: contactId, outlet_id: outletId })
    .onConflict((clash) => clash.doNothing())
    .returning("id")
    .executeTakeFirstOrThrow(() => conflict("This outlet is already on your list."));
  return requireResponsibility(db, contactId, "outlet", inserted.id);
}

async function createOutlet(db: Db, address: URL): Promise<number> {
  const host = getHost(address.href);
  return retryOnConflict("outlets_slug", async () => {
    const preferred = createSlug(host.split(".").slice(0, -1).join("-"));
    const slug = await findFreeSlug(preferred, "outlet", (candidate) => isSlugTaken(db, "outlets", candidate, null));
    const outlet = { name: host, slug, url: `${address.protocol}//${address.host}`, type: "online" } as const;
    // A conflict must not end the transaction of the create.
    return db.transaction().execute(async (tx) => {
      await lockHost(tx, "outlets", address.href);
      const { id } = await tx.insertInto("outlets").values(outlet).returning("id").executeTakeFirstOrThrow();
      return id;
    });
  });
}
