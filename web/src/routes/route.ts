import type { Access } from "../session/access.ts";

/** Modules that open pages. */
export type Module = "MONITOR" | "CONTACTS" | "OPPORTUNITIES";

/** Capabilities that open pages. */
export type Need = "WRITE" | "OPEN_SETTINGS" | "OPEN_SETTINGS_OF_OTHERS" | "CREATE_COMMUNITY" | "USE_ACCOUNT" | "ADMINISTER";

/** What a parameter of a path may be: digits only, or one of some words. Anything, where nothing is said. */
export type ParamRule = "digits" | readonly string[];

/** Who finds a path at all. For everybody else it is one that no route has. */
export interface Gate {
  /** Written as React Router has it, ":slug" for a parameter. */
  path: string;
  access: Access;
  params?: Readonly<Record<string, ParamRule>>;
  /**
   * journo: the journalist group, part of both views; full: the extra group of full view; none: in both views and in
   * neither group.
   */
  group: "journo" | "full" | "none";
  /** All of them (GUARD-12). */
  modules?: readonly Module[];
  /** What the gateway has to say of the visitor. */
  needs?: Need;
  /** The same where the path's slug is not that of the visitor. */
  needsOfOthers?: Need;
  /** Present in an installation with the development flag only (DEV-01). */
  isForDevelopers?: true;
}

/** One page, or one page to come. */
export interface Route extends Gate {
  /** The route's name, as the specification has it where it has one. */
  name: string;
  /** The page's title; "{product}" stands for the product's name. Null where it is named after what it shows. */
  title: string | null;
  /** Whether the left navigation stands beside it (LAYOUT-05). */
  hasNavigation: boolean;
  /** Whether its bar at the top has the logo only. */
  hasLogoOnly?: true;
  /** Wider screens are led home. */
  isMobileOnly?: true;
  /** Where the path leads when modules are missing: the first of these pages that is open. */
  instead?: readonly string[];
}

/** An address that leads to another one; query and fragment come along. */
export interface Redirect extends Gate {
  /** A path with the same parameters, or names of pages of which the first open one is meant. */
  to: string | readonly string[];
}

/** The title, with the product's name in it where it belongs there. */
export function titleOf({ title }: Pick<Route, "title">, productName: string): string | null {
  return title?.replace("{product}", productName) ?? null;
}
