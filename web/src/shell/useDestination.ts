import { generatePath } from "react-router";
import { isOpen } from "../routes/guard.ts";
import { findRoute, type RouteName } from "../routes/routes.ts";
import { useGuardContext } from "../routes/useGuardContext.ts";

/**
 * Finds the path of a page; null when it is not open to the visitor.
 * @returns a function of the page's name; pages about a person resolve to the visitor's own
 */
export function useDestination(): (name: RouteName) => string | null {
  const guardContext = useGuardContext();
  return (name) => {
    const route = findRoute(name);
    if (!route || !isOpen(route, guardContext)) return null;
    return generatePath(route.path, { slug: guardContext.visitor.slug });
  };
}
