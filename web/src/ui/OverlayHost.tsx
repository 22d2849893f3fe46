import { useEffect } from "react";
import { TooltipHost } from "./TooltipHost.tsx";
import { watchFocus } from "./watchFocus.ts";

/** What overlays need once on a page: the tooltips, and the return of the focus when an overlay has closed. */
export function OverlayHost() {
  useEffect(watchFocus, []);
  return <TooltipHost />;
}
