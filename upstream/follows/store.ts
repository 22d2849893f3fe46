import { sql, type RawBuilder } from "kysely";
import type { Db } from "../db/schema.ts";
import { setRow } from "../db/setRow.ts";
import { notFound, requireState } from "../http/errors.ts";
import type { Viewer } from "../session/viewer.ts";
import type { FollowResult } from "../users/schema.ts";

/** Whether the viewer follows the contact. Alias c. */
export function isFollowed(viewer: Viewer | null): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from follows_contacts f
    where f.followed_id = c.id and f.contact_id = ${viewer?.contactId ?? 0})`;
}

/**
 * Follows or unfollows; toggles when `status` is undefined. Private people can be followed too, since their profile head is
 * visible.
 * @throws 404, and 422 for oneself
 */
export async function setFollow(
  db: Db,
  viewer: Viewer,
  type: "person" | "company",
  slug: string,
  status: boolean | undefined,
): Promise<FollowResult> {
  const contact = await db
    .selectFrom("contacts as c")
    .select(["c.id", isFollowed(viewer).as("is_followed")])
    .where("c.type", "=", type)
    .where(({ fn }) => fn("lower", ["c.slug"]), "=", slug.toLowerCase())
    .executeTakeFirstOrThrow(notFound);
  requireState(contact.id !== viewer.contactId, "You cannot follow yourself.");
  const followed = status ?? !contact.is_followed;
  await setRow(db, "follows_contacts", { contact_id: viewer.contactId, followed_id: contact.id }, followed);
  return { isFollowed: followed };
}
