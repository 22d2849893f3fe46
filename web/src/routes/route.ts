import type { Access } from "../session/access.ts";

/** Modules that give access to pages. */
export type Module = "MONITOR" | "CONTACTS" | "OPPORTUNITIES";

/** Capabilities that give access to pages. */
type Need = "WRITE" | "OPEN_SETTINGS" | "OPEN_SETTINGS_OF_OTHERS" | "CREATE_COMMUNITY" | "USE_ACCOUNT" | "ADMINISTER";

/** The accepted values of a path parameter: digits only, or one of a list of words. Any value when there is no rule. */
export type ParamRule = "digits" | readonly string[];

/** The visitors for whom a path exists. */
export interface Gate {
  /** In React Router syntax, with ":slug" for a parameter. */
  path: string;
  access: Access;
  params?: Readonly<Record<string, ParamRule>>;
  /**
   * journo: the journalist group, part of both views; full: the extra group of full view; none: in both views, in neither
   * group.
   */
  group: "journo" | "full" | "none";
  /** All of them are required (GUARD-12). */
  modules?: readonly Module[];
  /** The capability that the gateway must report for the visitor. */
  needs?: Need;
  /** The required capability when the slug in the path is not the visitor's own. */
  needsForOthers?: Need;
  /** Present only in an installation with the development flag (DEV-01). */
  isForDevelopers?: true;
}

/** One page. */
export interface Route extends Gate {
  /** The route's name, taken from the specification where it has one. */
  name: string;
  /** The page's title, in which "{product}" stands for the product's name. Null when the page is named after its content. */
  title: string | null;
  /** Whether the left navigation is shown next to it (LAYOUT-05). */
  hasNavigation: boolean;
  /** Whether its top bar contains only the logo. */
  hasLogoOnly?: true;
  /** Wider windows redirect to home. */
  isMobileOnly?: true;
  /** Pages to redirect to if modules are missing; the first one that the visitor may open is used. */
  fallbackPages?: readonly string[];
}

/** An address that redirects; query and fragment are kept. */
export interface Redirect extends Gate {
  /** A path with the same parameters, or page names of which the first open one is used. */
  to: string | readonly string[];
}

/** The title with the product's name filled in. */
export function formatTitle({ title }: Pick<Route, "title">, productName: string): string | null {
  return title?.replace("{product}", () => productName) ?? null;
}
