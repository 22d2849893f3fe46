import type { Reader } from "../session/reader.ts";
import { forbidden, refused } from "../http/errors.ts";

/** Returns the account that owns the reader's contacts, lists, channels and work. @throws 422 for users without one */
export function requireAccount({ accountId }: Pick<Reader, "accountId">): number {
  if (accountId === null) {
    throw refused("Only users of an account can do this.");
  }
  return accountId;
}

/** The account whose company and managed users the reader administers; null for everybody but its administrators. */
export const administeredAccount = ({ roles, accountId }: Pick<Reader, "roles" | "accountId">): number | null =>
  roles.includes("accountAdmin") ? accountId : null;

/** @throws 403 for everybody but platform admins */
export function requireAdmin({ isAdmin }: Pick<Reader, "isAdmin">): void {
  if (!isAdmin) {
    throw forbidden();
  }
}
