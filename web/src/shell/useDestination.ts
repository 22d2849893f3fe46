import { generatePath } from "react-router";
import { isOpen } from "../routes/guard.ts";
import { placeNamed, type PlaceName } from "../routes/places.ts";
import { useCircumstances } from "../routes/useCircumstances.ts";

/**
 * Finds where a page of the visitor is; null when it is not open to them.
 * @returns a function of the page's name; pages of a person are the visitor's own
 */
export function useDestination(): (name: PlaceName) => string | null {
  const circumstances = useCircumstances();
  return (name) => {
    const place = placeNamed(name);
    if (!place || !isOpen(place, circumstances)) return null;
    return generatePath(place.path, { slug: circumstances.visitor.slug });
  };
}
