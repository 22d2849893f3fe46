import { sql } from "kysely";
import { removeLogoVariantsOnFailure, createLogoVariants, removeLogoVariants } from "../communities/logos.ts";
import { updateChanged } from "../db/changedColumns.ts";
import { exists } from "../db/exists.ts";
import { findFreeSlug } from "../db/findFreeSlug.ts";
import type { Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { getEmailError } from "../text/email.ts";
import { getPhoneError } from "../text/phone.ts";
import { createSlug } from "../text/slug.ts";
import {
  readWebAddress,
  retryOnConflict,
  readNewSlug,
  readCountry,
  readUpload,
  readNameAndDescription,
} from "../validation/checks.ts";
import { findByHost, lockHost } from "./hosts.ts";
import { type CompanyChanges, type CompanyInput, organizationLimits } from "./schema.ts";

type WriteServices = Pick<Services, "db" | "now" | "storage">;

/** Validated values of a new company. */
export interface NewCompany {
  name: string;
  url: string | null;
  description: string | null;
  country: number | null;
  /** Id of an uploaded picture. */
  logo: number | null;
  /** Contact id of the owner; null for companies created by platform admins. */
  owner: number | null;
}

/** Creates a company and returns its slug. @throws 422 by field */
export async function createCompany(services: WriteServices, viewer: Viewer, input: CompanyInput): Promise<string> {
  const { db } = services;
  const errors = new ValidationErrors();
  const { name, description } = readNameAndDescription(errors, organizationLimits, input);
  const url = readWebAddress(input.url, errors);
  if (url !== null && (await findByHost(db, "companies", url)) !== null)
    errors.add("url", fieldError.taken("A company with this web address already exists."));
  const country = await readCountry(db, errors, input.country);
  const logo = await readUpload(db, viewer, errors, "logo", input.logo);
  errors.check();
  return (await insertCompany(services, { name, url, description, country, logo, owner: null })).slug;
}

/** Inserts a company and its author contact. */
export async function insertCompany(
  { db, now, storage }: WriteServices,
  { name, url, description, country, logo, owner }: NewCompany,
): Promise<{ id: number; slug: string }> {
  const variants = await createLogoVariants({ db, storage }, logo);
  const write = retryOnConflict("contacts_slug", async () => {
    const slug = await findFreeSlug(createSlug(name), "company", (candidate) => isTaken(db, candidate, null));
    return db.transaction().execute(async (tx) => {
      if (url !== null) await lockHost(tx, "companies", url);
      const contact = await tx
        .insertInto("contacts")
        .values({
          type: "company",
          name,
          slug,
          about: description,
          avatar: variants.img,
          avatar_icon: variants.icon,
          country_id: country,
          created_at: now(),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id } = await tx
        .insertInto("companies")
        .values({ contact_id: contact.id, description, url, country_id: country, owner_id: owner })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id, slug };
    });
  });
  return removeLogoVariantsOnFailure(storage, variants, write);
}

/** Changes the given fields and returns the slug. @throws 422 by field */
export async function updateCompany(
  { db, storage }: WriteServices,
  viewer: Viewer,
  companyId: number,
  changes: CompanyChanges,
): Promise<string> {
  const before = await db
    .selectFrom("companies as o")
    .innerJoin("contacts as c", "c.id", "o.contact_id")
    .selectAll("o")
    .select(["c.name", "c.slug", "c.avatar", "c.avatar_icon"])
    .where("o.id", "=", companyId)
    .executeTakeFirstOrThrow();
  return retryOnConflict("contacts_slug", async () => {
    const errors = new ValidationErrors();
    const { name, description } = readNameAndDescription(errors, organizationLimits, changes, before);
    const url = changes.url === undefined ? before.url : readWebAddress(changes.url, errors);
    const country = await readCountry(db, errors, changes.country, before.country_id);
    const banner = await readUpload(db, viewer, errors, "banner", changes.banner, before.banner_image_id);
    await readUpload(db, viewer, errors, "logo", changes.logo);
    const phone = changes.phone === undefined ? before.phone : changes.phone?.trim() || null;
    errors.add("phone", getPhoneError(phone ?? ""));
    const email = changes.email === undefined ? before.email : changes.email?.trim().toLowerCase() || null;
    errors.add("email", getEmailError(email));
    const slug = await readNewSlug(errors, changes.newSlug, before.slug, (candidate) =>
      isTaken(db, candidate, before.contact_id),
    );
    errors.check();
    const variants = changes.logo === undefined ? null : await createLogoVariants({ db, storage }, changes.logo);
    const pictures = variants === null ? {} : { avatar: variants.img, avatar_icon: variants.icon };
    const write = db.transaction().execute(async (tx) => {
      const contact = { name, slug, about: description, country_id: country, ...pictures };
      await updateChanged(tx, "contacts", { ...before, id: before.contact_id, about: before.description }, contact);
      // The contacts of its people store a copy of its name.
      if (name !== before.name)
        await tx.updateTable("contacts").set({ organization: name }).where("organization_company_id", "=", companyId).execute();
      const company = { description, url, country_id: country, banner_image_id: banner, phone, email };
      await updateChanged(tx, "companies", before, company);
      return slug ?? String(companyId);
    });
    const written = await removeLogoVariantsOnFailure(storage, variants ?? {}, write);
    if (variants !== null) await removeLogoVariants(storage, { img: before.avatar, icon: before.avatar_icon });
    return written;
  });
}

async function isTaken(db: Db, slug: string, own: number | null): Promise<boolean> {
  const query = sql`select 1 from contacts
    where type = 'company' and lower(slug) = ${slug.toLowerCase()} and id is distinct from ${own}::integer`;
  return exists(db, query);
}
