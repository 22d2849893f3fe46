import type { Module, Role, UserType } from "../db/schema.ts";

/** Whoever is signed in, as far as rules and visibility ask. A guest is null wherever a reader may be absent. */
export interface Reader {
  userId: number;
  contactId: number;
  accountId: number | null;
  sessionId: number;
  /** As stored. */
  roles: Role[];
  /** What the user's plan includes (USER-08). */
  modules: Module[];
  isAdmin: boolean;
  isReadOnly: boolean;
  /** The audiences that the reader belongs to. */
  userTypes: UserType[];
}

const USER_TYPES: Partial<Record<Role, UserType>> = { journo: "journo", pr: "marketing", expert: "experts" };

/** Audiences of the roles; a user without roles counts as journo (PERM-02). */
export function userTypesOf(roles: readonly Role[]): UserType[] {
  const effective: readonly Role[] = roles.length === 0 ? ["journo"] : roles;
  return effective.flatMap((role) => USER_TYPES[role] ?? []);
}

export function isJourno(roles: readonly Role[]): boolean {
  return roles.length === 0 || roles.includes("journo");
}
