/** How much of the product menus and routes offer (USER-10). */
export type ViewMode = "FULL" | "MVP";

/** Who looks at the product, as far as routes and menus go. Everything in it is decided by the gateway. */
export interface Visitor {
  authenticated: boolean;
  /** The address part of the own profile; null for a guest. */
  slug: string | null;
  /** The modules of the account. */
  modules: readonly string[];
  /** The view modes to choose from, the default first. */
  viewModes: readonly string[];
  /** What opens pages and menu entries, beside modules and view modes. */
  capabilities: readonly string[];
}

/** Somebody who is not signed in. */
export const guest: Visitor = { authenticated: false, slug: null, modules: [], viewModes: ["MVP"], capabilities: [] };
