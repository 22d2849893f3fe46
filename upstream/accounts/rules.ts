import { unprocessable, requirePermission } from "../http/errors.ts";
import type { Viewer } from "../session/viewer.ts";

/** Returns the account that owns the viewer's contacts, lists, channels and work. @throws 422 for users without one */
export function requireAccount({ accountId }: Pick<Viewer, "accountId">): number {
  if (accountId === null) throw unprocessable("Only users of an account can do this.");
  return accountId;
}

/** The account whose company and managed users the viewer administers; null for everybody but its administrators. */
export const getAdministeredAccount = ({ roles, accountId }: Pick<Viewer, "roles" | "accountId">): number | null =>
  roles.includes("accountAdmin") ? accountId : null;

/** @throws 403 for everybody but platform admins */
export function requireAdmin({ isAdmin }: Pick<Viewer, "isAdmin">): void {
  requirePermission(isAdmin);
}
