import type { Reader } from "../auth/reader.ts";

/** Platform admins and administrators of an account (D-153). */
export function mayCreateCommunity(reader: Pick<Reader, "isAdmin" | "roles">): boolean {
  return reader.isAdmin || reader.roles.includes("accountAdmin");
}

/** The creator and platform admins (D-153). */
export function mayEditCommunity(reader: Pick<Reader, "isAdmin" | "contactId">, { creator_id: creator }: { creator_id: number }) {
  return reader.isAdmin || creator === reader.contactId;
}
