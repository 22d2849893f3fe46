import type { Module, Role, UserType } from "../db/schema.ts";

/** The signed-in user, with the properties that permissions and visibility depend on. Guests are represented by null. */
export interface Viewer {
  userId: number;
  contactId: number;
  accountId: number | null;
  sessionId: number;
  /** As stored; an empty list counts as journo. */
  roles: Role[];
  /** Modules of the user's plan (USER-08). */
  modules: Module[];
  isAdmin: boolean;
  /** Whether the account, or the access token of the request, may only read. */
  isReadOnly: boolean;
  /** Whether the request came with an access token for reading. */
  hasReadToken: boolean;
  /** The audiences that the viewer belongs to. */
  userTypes: UserType[];
}

const userTypesByRole: Partial<Record<Role, UserType>> = { journo: "journo", pr: "marketing", expert: "experts" };

/** Audiences of the roles; a user without roles counts as journo (PERM-02). */
export function toUserTypes(roles: readonly Role[]): UserType[] {
  const effective: readonly Role[] = roles.length === 0 ? ["journo"] : roles;
  return effective.flatMap((role) => userTypesByRole[role] ?? []);
}

export function isJourno(roles: readonly Role[]): boolean {
  return roles.length === 0 || roles.includes("journo");
}
