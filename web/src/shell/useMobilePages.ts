import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { wideWindowPath } from "../routes/guard.ts";
import type { ShownRoute } from "./shownRoute.ts";

/** Redirects from a phone-only page when the window becomes wider (ROUTE-63). */
export function useMobilePages(route: Pick<ShownRoute, "isMobileOnly">, isMobile: boolean): void {
  const navigate = useNavigate();
  const elsewhere = wideWindowPath(route, useLocation(), isMobile);
  useEffect(() => {
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
}
