import { generatePath } from "react-router";
import { isOpen } from "../routes/guard.ts";
import { placeNamed, type PlaceName } from "../routes/places.ts";
import { isBuilt } from "../routes/screens.tsx";
import { useCircumstances } from "../routes/useCircumstances.ts";

/** Where an entry of a bar or of a menu leads. */
export interface Destination {
  href: string;
  /** No screen stands there yet: the entry says so instead (MENU-15). */
  isInProgress: boolean;
}

/**
 * Finds where a page of the visitor is; null when it is not open to them.
 * @returns a function of the page's name; pages of a person are the visitor's own
 */
export function useDestination(): (name: PlaceName) => Destination | null {
  const circumstances = useCircumstances();
  return (name) => {
    const place = placeNamed(name);
    if (!place || !isOpen(place, circumstances)) return null;
    return { href: generatePath(place.path, { slug: circumstances.visitor.slug }), isInProgress: !isBuilt(name) };
  };
}
