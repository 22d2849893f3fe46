import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { homePath } from "../session/access.ts";
import type { ShownPlace } from "./place.ts";

/**
 * A page for mobile alone gives way to home when the window has become wider (ROUTE-63). The query comes along,
 * so that a post or a form that is open over the page stays open.
 */
export function useMobilePages({ isMobileOnly }: Pick<ShownPlace, "isMobileOnly">, isWider: boolean): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const leaves = isMobileOnly === true && isWider;
  useEffect(() => {
    if (leaves) void navigate(homePath + search + hash, { replace: true });
  }, [leaves, navigate, search, hash]);
}
