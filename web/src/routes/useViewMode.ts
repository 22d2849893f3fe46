import { useMatches, useNavigate } from "react-router";
import { homePath } from "../session/access.ts";
import { storeViewMode } from "../session/viewMode.ts";
import type { ViewMode } from "../session/visitor.ts";
import { isOpen } from "./guard.ts";
import { findRoute } from "./routes.ts";
import { useGuardContext } from "./useGuardContext.ts";

interface ViewModeChoice {
  mode: ViewMode;
  /** Whether the visitor has more than one mode. */
  canChoose: boolean;
  /** Stores another mode; redirects to home if the current page does not exist in it. */
  choose: (mode: ViewMode) => void;
}

/** The view mode that menus and routes follow, and the switch for visitors who may choose it (USER-10 to USER-12). */
export function useViewMode(): ViewModeChoice {
  const guardContext = useGuardContext();
  const matches = useMatches();
  const navigate = useNavigate();
  const choose = (mode: ViewMode) => {
    storeViewMode(mode);
    const route = findRoute(matches.at(-1)?.id ?? "");
    if (route && !isOpen(route, { ...guardContext, mode }, matches.at(-1)?.params["slug"])) void navigate(homePath);
  };
  return { mode: guardContext.mode, canChoose: guardContext.visitor.viewModes.length > 1, choose };
}
