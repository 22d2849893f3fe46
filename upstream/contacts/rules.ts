import { sql, type RawBuilder } from "kysely";
import type { Viewer } from "../session/viewer.ts";

type Member = Pick<Viewer, "accountId">;

/**
 * Contacts that the viewer may choose from: registered people and companies, and private contacts of the viewer's account.
 * Alias c.
 */
export function isVisibleContact(viewer: Member): RawBuilder<boolean> {
  return sql<boolean>`(c.account_id is null or ${isOwnContact(viewer)})`;
}

/** Private contacts of the viewer's account. Alias c. */
export function isOwnContact(viewer: Member | null): RawBuilder<boolean> {
  return sql<boolean>`(c.account_id is not null and c.account_id = ${viewer?.accountId ?? 0})`;
}
