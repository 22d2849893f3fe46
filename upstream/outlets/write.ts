import { removeLogoVariantsOnFailure, createLogoVariants } from "../communities/logos.ts";
import { findByHost, lockHost } from "../companies/hosts.ts";
import { type OutletChanges, type OutletInput, organizationLimits } from "../companies/schema.ts";
import { updateChanged } from "../db/changedColumns.ts";
import { findFreeSlug } from "../db/findFreeSlug.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError } from "../http/fieldErrors.ts";
import { updateBeats } from "../lookups/beats.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { createSlug } from "../text/slug.ts";
import {
  readWebAddress,
  retryOnConflict,
  findBeatsError,
  readNewSlug,
  readCountry,
  readUpload,
  readNameAndDescription,
  isSlugTaken,
} from "../validation/checks.ts";

type WriteServices = Pick<Services, "db" | "storage">;

const emptyOutlet = { name: "", slug: "", logo: null, url: null, description: null, type: "online", country_id: null } as const;

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
  const from = before ?? emptyOutlet;
  return retryOnConflict("outlets_slug", async () => {
    const errors = new ValidationErrors();
    const { name, description } = readNameAndDescription(errors, organizationLimits, sent, from);
    const url = sent.url === undefined ? from.url : readWebAddress(sent.url, errors);
    if (before === null && url !== null && (await findByHost(db, "outlets", url)) !== null)
      errors.add("url", fieldError.taken("An outlet with this web address already exists."));
    const country = await readCountry(db, errors, sent.country, from.country_id);
    await readUpload(db, viewer, errors, "logo", sent.logo);
    errors.add("beats", await findBeatsError(db, sent.beats ?? []));
    const isTaken = (candidate: string) => isSlugTaken(db, "outlets", candidate, id);
    const slug =
      before === null
        ? await findFreeSlug(createSlug(name), "outlet", isTaken)
        : await readNewSlug(errors, sent.newSlug, before.slug, isTaken);
    errors.check();
    const variants = sent.logo === undefined ? null : await createLogoVariants({ db, storage }, sent.logo);
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
      if (before === null && url !== null) await lockHost(tx, "outlets", url);
      const insert = tx.insertInto("outlets").values(values).returning("id");
      const outlet = before ?? (await insert.executeTakeFirstOrThrow());
      if (before !== null) await updateChanged(tx, "outlets", before, values);
      await updateBeats(tx, "outlet", outlet.id, sent.beats);
      return slug;
    });
    const written = await removeLogoVariantsOnFailure(storage, variants ?? {}, saved);
    // Outlets use only the larger size of the logo.
    await storage.discard(variants?.icon ?? "");
    if (variants !== null) await storage.discard(before?.logo ?? "");
    return written;
  });
}
