import type { Reader } from "../auth/reader.ts";
import { refused } from "../http/errors.ts";

type Actor = Pick<Reader, "accountId" | "contactId" | "roles">;
interface Owned {
  account_id: number;
  creator_id: number;
}

/** Every user of the owning account reads and changes its work; no such user, no account's work. */
export const isOfAccount = ({ accountId }: Actor, { account_id: owner }: Owned): boolean => accountId === owner;

/** Whoever made it, and administrators of the account. */
export const mayDeleteWork = (actor: Actor, work: Owned): boolean =>
  isOfAccount(actor, work) && (work.creator_id === actor.contactId || actor.roles.includes("accountAdmin"));

/** The account that something new belongs to. @throws 422 for users without one */
export function accountFor({ accountId }: Actor): number {
  if (accountId === null) {
    throw refused("Only users of an account can do this.");
  }
  return accountId;
}
