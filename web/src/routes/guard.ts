import { generatePath } from "react-router";
import { homePath, checkAccess, redirect, type Address, type GuardDecision } from "../session/access.ts";
import type { ViewMode, Visitor } from "../session/visitor.ts";
import { paramsMatch, type Params } from "./paramsMatch.ts";
import type { Gate, Redirect, Route } from "./route.ts";
import { isRoute, findRoute } from "./routes.ts";

/** The inputs to decisions about routes and menu entries. */
export interface GuardContext {
  visitor: Visitor;
  mode: ViewMode;
  /** The development flag. */
  isDevelopment: boolean;
}

/**
 * Whether a page or redirect exists for a signed-in visitor in their view mode, with every required module and capability.
 * @param slug the slug in the address, if it has one
 */
export function isOpen(gate: Gate, { visitor, mode, isDevelopment }: GuardContext, slug?: string): boolean {
  const isOtherUser = slug !== undefined && slug.toLowerCase() !== visitor.slug?.toLowerCase();
  const need = isOtherUser && gate.needsForOthers ? gate.needsForOthers : gate.needs;
  return (
    (gate.group !== "full" || mode === "FULL") &&
    (isDevelopment || gate.isForDevelopers !== true) &&
    (gate.modules ?? []).every((module) => visitor.modules.includes(module)) &&
    (need === undefined || visitor.capabilities.includes(need))
  );
}

/** The first of these pages that is open to the visitor; null when none is. */
function firstOpen(names: readonly string[], guardContext: GuardContext): Route | null {
  for (const name of names) {
    const route = findRoute(name);
    if (route && isOpen(route, guardContext)) return route;
  }
  return null;
}

/**
 * Decides what happens when an address is visited.
 * @param entry the page or redirect that matches the path; null when none does
 * @param isMobile whether the window is as narrow as a phone
 */
export function decide(
  entry: Route | Redirect | null,
  params: Params,
  address: Address,
  guardContext: GuardContext,
  isMobile: boolean,
): GuardDecision {
  const isSignedIn = guardContext.visitor.authenticated;
  if (entry === null || !paramsMatch(entry, params)) return checkAccess(null, address, isSignedIn);
  if (isSignedIn && !isOpen(entry, guardContext, params["slug"])) {
    const next = isRoute(entry) && entry.fallbackPages ? firstOpen(entry.fallbackPages, guardContext) : null;
    return next ? redirect(next.path + address.search + address.hash) : checkAccess(null, address, isSignedIn);
  }
  if (!isSignedIn && entry.isForDevelopers && !guardContext.isDevelopment) return checkAccess(null, address, isSignedIn);
  const decision = checkAccess(entry.access, address, isSignedIn);
  if (decision.kind !== "allow") return decision;
  if (!isRoute(entry)) return follow(entry, params, address, guardContext);
  const redirectPath = wideWindowPath(entry, address, isMobile);
  return redirectPath === null ? decision : redirect(redirectPath);
}

/**
 * The page to which a phone-only page redirects in a wider window (ROUTE-63); null for a page that may be shown. The query is
 * kept, so that a post or form open over the page stays open.
 */
export function wideWindowPath(
  { isMobileOnly }: Pick<Route, "isMobileOnly">,
  { search, hash }: Pick<Address, "search" | "hash">,
  isMobile: boolean,
): string | null {
  return isMobileOnly && !isMobile ? homePath + search + hash : null;
}

function follow({ to }: Redirect, params: Params, address: Address, guardContext: GuardContext): GuardDecision {
  const path = typeof to === "string" ? generatePath(to, params) : firstOpen(to, guardContext)?.path;
  return path === undefined
    ? checkAccess(null, address, guardContext.visitor.authenticated)
    : redirect(path + address.search + address.hash);
}
