import type { Viewer } from "../session/viewer.ts";

type Actor = Pick<Viewer, "accountId" | "contactId" | "roles">;
interface Owned {
  account_id: number;
  creator_id: number;
}

/** All users of the owning account may read and change its work. */
const isOfAccount = ({ accountId }: Actor, { account_id: owner }: Owned): boolean => accountId === owner;

/** Only its creator and administrators of the account may delete it. */
export const canDeleteWork = (actor: Actor, work: Owned): boolean =>
  isOfAccount(actor, work) && (work.creator_id === actor.contactId || actor.roles.includes("accountAdmin"));
