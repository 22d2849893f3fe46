import { settings } from "../lib/settings.ts";
import { markInProgress, menuFor, type Menu } from "./menu.ts";
import { isBuilt } from "./screens.tsx";
import { useCircumstances } from "./useCircumstances.ts";

/** The left menu of the visitor in their view mode. */
export function useMenu(): Menu {
  return markInProgress(menuFor(useCircumstances(), isBuilt, settings.productName), settings.menuInProgress);
}
