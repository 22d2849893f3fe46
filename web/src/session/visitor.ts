/** The part of the product that menus and routes offer (USER-10). */
export type ViewMode = "FULL" | "MVP";

/** The visitor, as far as routes and menus need to know. The gateway decides every value. */
export interface Visitor {
  authenticated: boolean;
  /** The slug of the visitor's profile; null for a guest. */
  slug: string | null;
  /** The modules of the account. */
  modules: readonly string[];
  /** The view modes to choose from, the default first. */
  viewModes: readonly string[];
  /** Permissions that open pages and menu entries, in addition to modules and view modes. */
  capabilities: readonly string[];
}

/** A visitor who is not signed in. */
export const guest: Visitor = { authenticated: false, slug: null, modules: [], viewModes: ["MVP"], capabilities: [] };
