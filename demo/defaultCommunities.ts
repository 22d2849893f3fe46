import { PLATFORM_AUTHOR_ID } from "../upstream/db/platformAuthor.ts";
import type { Db } from "../upstream/db/schema.ts";
import { communityId } from "./communities.ts";
import { communities } from "./content/communities.ts";
import { insertAll } from "./insert.ts";

/**
 * Content of an installation without demo data, in addition to the base data: the same six communities, created by the
 * product's own account and without other members.
 */
export async function insertDefaultCommunities(db: Db, now: Date): Promise<void> {
  const countries = await db.selectFrom("countries").select(["id", "code"]).execute();
  const countryIds = new Map(countries.map(({ id, code }) => [code, id]));
  await insertAll(
    db,
    "communities",
    communities.map(({ slug, name, description, type, country }) => ({
      id: communityId(slug),
      slug,
      name,
      description,
      type,
      country_id: country === null ? null : (countryIds.get(country) ?? null),
      creator_id: PLATFORM_AUTHOR_ID,
      created_at: now,
    })),
  );
}
