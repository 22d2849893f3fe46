import { settings } from "../lib/settings.ts";
import { menuFor, type Menu } from "./menu.ts";
import { useGuardContext } from "./useGuardContext.ts";

/** The visitor's left menu in their view mode. */
export function useMenu(): Menu {
  return menuFor(useGuardContext(), settings);
}
