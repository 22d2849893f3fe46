import { sql } from "kysely";
import type { Viewer } from "../session/viewer.ts";
import type { Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { ORGANIZATION_LIMITS, type OutletChanges, type OutletInput } from "../companies/schema.ts";
import type { Services } from "../services.ts";
import { lengthError, singleLine } from "../text/plain.ts";
import { slugOfName } from "../text/slug.ts";
import {
  addressOf,
  retryOnConflict,
  beatsError,
  countryError,
  newSlugError,
  requiredTextError,
  textOf,
  uploadError,
} from "../validation/checks.ts";
import { removeLogoVariantsOnFailure, logoVariants } from "../communities/logos.ts";
import { setBeats } from "../lookups/beats.ts";
import { freeSlug } from "../db/freeSlug.ts";
import { findByHost } from "../companies/hosts.ts";

type WriteServices = Pick<Services, "db" | "storage">;

const NEW = { name: "", slug: "", logo: null, url: null, description: null, type: "online", country_id: null } as const;

/** Creates an outlet and returns its slug. @throws 422 by field */
export function createOutlet(services: WriteServices, viewer: Viewer, input: OutletInput): Promise<string> {
  return write(services, viewer, input, null);
}

/** Changes the given fields and returns the slug. @throws 422 by field */
export function updateOutlet(services: WriteServices, viewer: Viewer, outletId: number, changes: OutletChanges): Promise<string> {
  return write(services, viewer, changes, outletId);
}

async function write({ db, storage }: WriteServices, viewer: Viewer, sent: OutletChanges, id: number | null): Promise<string> {
  const before = id === null ? null : await db.selectFrom("outlets").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const from = before ?? NEW;
  return retryOnConflict("outlets_slug", async () => {
    const errors = new ValidationErrors();
    const name = sent.name === undefined ? from.name : singleLine(sent.name);
    errors.add("name", requiredTextError("Name", name, ORGANIZATION_LIMITS.name));
    const description = textOf(sent.description, from.description);
    errors.add("description", lengthError("Description", description ?? "", ORGANIZATION_LIMITS.description));
    const url = sent.url === undefined ? from.url : addressOf(sent.url, errors);
    if (before === null && url !== null && (await findByHost(db, "outlets", url)) !== null) {
      errors.add("url", fieldError.taken("An outlet with this web address already exists."));
    }
    const country = sent.country === undefined ? from.country_id : sent.country;
    errors.add("country", await countryError(db, country));
    errors.add("logo", await uploadError(db, viewer, "images", "Logo", sent.logo ?? null, null));
    const beats = sent.beats === undefined ? null : [...new Set(sent.beats)];
    errors.add("beats", await beatsError(db, beats ?? []));
    const slug =
      before === null
        ? await freeSlug(slugOfName(name), "outlet", (candidate) => isTaken(db, candidate, null))
        : (sent.newSlug ?? before.slug).trim().toLowerCase();
    if (before !== null && slug !== before.slug.toLowerCase()) {
      errors.add("newSlug", await newSlugError(slug, (candidate) => isTaken(db, candidate, before.id)));
    }
    errors.check();
    const variants = sent.logo === undefined ? null : await logoVariants({ db, storage }, sent.logo);
    const values = {
      name,
      slug,
      url,
      description,
      type: sent.type ?? from.type,
      country_id: country,
      ...(variants === null ? {} : { logo: variants.img }),
    };
    const saved = db.transaction().execute(async (tx) => {
      const row = await (
        before === null
          ? tx.insertInto("outlets").values(values).returning("id")
          : tx.updateTable("outlets").set(values).where("id", "=", before.id).returning("id")
      ).executeTakeFirstOrThrow();
      if (beats !== null) {
        await setBeats(tx, "outlet", row.id, beats);
      }
      return slug;
    });
    const written = await removeLogoVariantsOnFailure(storage, variants ?? {}, saved);
    // Outlets use only the larger size of the logo.
    await storage.discard(variants?.icon ?? "");
    if (variants !== null) {
      await storage.discard(before?.logo ?? "");
    }
    return written;
  });
}

async function isTaken(db: Db, slug: string, own: number | null): Promise<boolean> {
  const { rows } = await sql`select 1 from outlets
    where lower(slug) = ${slug.toLowerCase()} and id is distinct from ${own}::integer`.execute(db);
  return rows.length > 0;
}
