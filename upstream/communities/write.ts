import { sql, type Insertable } from "kysely";
import { getChangedColumns } from "../db/changedColumns.ts";
import { exists } from "../db/exists.ts";
import { findFreeSlug } from "../db/findFreeSlug.ts";
import type { CommunitiesTable, Db } from "../db/schema.ts";
import { ValidationErrors } from "../http/errors.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { announceClosed, announceJoined } from "../realtime/announce.ts";
import type { Services } from "../services.ts";
import type { Viewer } from "../session/viewer.ts";
import { getLengthError, getRangeError, singleLine } from "../text/inputText.ts";
import { createSlug } from "../text/slug.ts";
import { readNewSlug, retryOnConflict, readCountry, readUpload } from "../validation/checks.ts";
import { removeLogoVariantsOnFailure, createLogoVariants, removeLogoVariants } from "./logos.ts";
import type { CommunityRow } from "./read.ts";
import { communityLimits, type CommunityChanges, type CommunityInput } from "./schema.ts";

type Values = Pick<
  Insertable<CommunitiesTable>,
  "slug" | "name" | "description" | "type" | "country_id" | "logo_image_id" | "banner_image_id"
>;

const MIN_NAME_LENGTH = 2;

/** Creates a community, which its creator joins and follows. Returns its slug. @throws 422 by field */
export async function createCommunity(
  { db, now, storage }: Pick<Services, "db" | "now" | "storage">,
  viewer: Viewer,
  input: CommunityInput,
): Promise<string> {
  const at = now();
  return retryOnConflict("communities_slug", async () => {
    const empty: Values = { slug: "", name: "", type: input.type, ...emptyCommunity };
    const values = await prepare(db, viewer, input, empty, null);
    const variants = await createLogoVariants({ db, storage }, values.logo_image_id ?? null);
    const write = db.transaction().execute(async (tx) => {
      const { id, slug } = await tx
        .insertInto("communities")
        .values({ ...values, ...variants, creator_id: viewer.contactId, created_at: at })
        .returning(["id", "slug"])
        .executeTakeFirstOrThrow();
      const membership = { community_id: id, contact_id: viewer.contactId };
      await tx
        .insertInto("community_members")
        .values({ ...membership, joined_at: at })
        .execute();
      await tx.insertInto("follows_communities").values(membership).execute();
      await announceJoined(tx, viewer.userId);
      return slug;
    });
    return removeLogoVariantsOnFailure(storage, variants, write);
  });
}

/** Changes the given fields; the previous slug keeps working. Returns its slug. @throws 422 by field */
export async function updateCommunity(
  { db, storage }: Pick<Services, "db" | "storage">,
  viewer: Viewer,
  before: CommunityRow,
  changes: CommunityChanges,
): Promise<string> {
  return retryOnConflict("communities_slug", async () => {
    const values = await prepare(db, viewer, changes, before, before);
    const hasOtherLogo = values.logo_image_id !== before.logo_image_id;
    const variants = hasOtherLogo ? await createLogoVariants({ db, storage }, values.logo_image_id ?? null) : {};
    const write = db.transaction().execute(async (tx) => {
      const previous = await tx
        .selectFrom("communities")
        .select(["slug", "icon", "img"])
        .where("id", "=", before.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // A concurrent change may have set another slug.
      const slug = values.slug === before.slug ? previous.slug : values.slug;
      const [oldSlug, newSlug] = [previous.slug.toLowerCase(), slug.toLowerCase()];
      if (oldSlug !== newSlug) {
        await tx.deleteFrom("community_slugs").where("slug", "=", newSlug).execute();
        await tx.insertInto("community_slugs").values({ slug: oldSlug, community_id: before.id }).execute();
      }
      await tx
        .updateTable("communities")
        .set({ ...getChangedColumns(before, values), ...variants, slug })
        .where("id", "=", before.id)
        .execute();
      if (before.type === "public" && values.type === "private") await announceClosed(tx, before.id);
      return { previous, slug };
    });
    const { previous, slug } = await removeLogoVariantsOnFailure(storage, variants, write);
    if (hasOtherLogo) await removeLogoVariants(storage, previous);
    return slug;
  });
}

const emptyCommunity = { description: null, country_id: null, logo_image_id: null, banner_image_id: null };

async function prepare(
  db: Db,
  viewer: Viewer,
  input: CommunityChanges | CommunityInput,
  from: Values,
  before: CommunityRow | null,
): Promise<Values> {
  const errors = new ValidationErrors();
  const name = input.name === undefined ? from.name : singleLine(input.name);
  errors.add("name", getNameError(name));
  const description = input.description === undefined ? (from.description ?? null) : input.description?.trim() || null;
  errors.add("description", getLengthError("Description", description ?? "", communityLimits.description));

  const country = await readCountry(db, errors, input.country, from.country_id);
  const logo = await readUpload(db, viewer, errors, "logo", input.logo, from.logo_image_id);
  const banner = await readUpload(db, viewer, errors, "banner", input.banner, from.banner_image_id);

  const requested = input.newSlug?.trim() || undefined;
  const isUsed = (candidate: string) => isTaken(db, candidate, before?.id ?? null);
  // A slug derived from the name needs no check: the write retries with the next one when it is taken.
  const slug =
    before === null && requested === undefined
      ? await findFreeSlug(createSlug(name), "community", isUsed)
      : await readNewSlug(errors, requested, from.slug, isUsed);
  errors.check();
  return {
    slug,
    name,
    description,
    type: input.type ?? from.type,
    country_id: country,
    logo_image_id: logo,
    banner_image_id: banner,
  };
}

const getNameError = (name: string): FieldError | null =>
  name === "" ? fieldError.required("Name") : getRangeError("Name", name, MIN_NAME_LENGTH, communityLimits.name);

/** Whether a slug is or was used by another community. */
async function isTaken(db: Db, slug: string, own: number | null): Promise<boolean> {
  const query = sql`
    select 1 from communities where lower(slug) = ${slug.toLowerCase()} and id is distinct from ${own}::integer
    union all
    select 1 from community_slugs where slug = ${slug.toLowerCase()} and community_id is distinct from ${own}::integer`;
  return exists(db, query);
}
