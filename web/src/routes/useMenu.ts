import { settings } from "../lib/settings.ts";
import { menuFor, type Menu } from "./menu.ts";
import { isBuilt } from "./screens.tsx";
import { useCircumstances } from "./useCircumstances.ts";

/** The left menu of the visitor in their view mode. */
export function useMenu(): Menu {
  return menuFor(useCircumstances(), isReady, settings.productName);
}

/** Whether an entry leads to its page: there is one, and the installation has not marked it (D-101). */
const isReady = (key: string): boolean => isBuilt(key) && !settings.menuInProgress.includes(key);
