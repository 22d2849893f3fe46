import type { Db } from "../db/schema.ts";
import { loadViewer } from "../session/sessions.ts";
import type { Viewer } from "../session/viewer.ts";

/** A person who may get mails that were chosen in the settings. */
export interface MailRecipient {
  viewer: Viewer;
  email: string;
  slug: string | null;
  timezone: string | null;
}

/** Null for a missing user, and for one who may only read: the account is not approved yet, or was restricted by an admin. */
export async function findRecipient(db: Db, userId: number): Promise<MailRecipient | null> {
  const viewer = await loadViewer(db, userId);
  if (viewer === null || viewer.isReadOnly) return null;
  const user = await db
    .selectFrom("users as u")
    .innerJoin("contacts as c", "c.id", "u.contact_id")
    .select(["u.email", "u.timezone", "c.slug"])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  return user === undefined ? null : { viewer, ...user };
}
