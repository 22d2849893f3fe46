import type { Reader } from "../session/reader.ts";

type Actor = Pick<Reader, "accountId" | "contactId" | "roles">;
interface Owned {
  account_id: number;
  creator_id: number;
}

/** Every user of the owning account reads and changes its work; no such user, no account's work. */
const isOfAccount = ({ accountId }: Actor, { account_id: owner }: Owned): boolean => accountId === owner;

/** Whoever made it, and administrators of the account. */
export const mayDeleteWork = (actor: Actor, work: Owned): boolean =>
  isOfAccount(actor, work) && (work.creator_id === actor.contactId || actor.roles.includes("accountAdmin"));
