import { useEffect } from "react";
import { useNavigate } from "react-router";
import { homePath } from "../session/access.ts";
import type { ShownPlace } from "./place.ts";

/** A page for mobile alone gives way to home when the window has become wider (ROUTE-63, D-77). */
export function useMobilePages({ isMobileOnly }: Pick<ShownPlace, "isMobileOnly">, isWider: boolean): void {
  const navigate = useNavigate();
  const leaves = isMobileOnly === true && isWider;
  useEffect(() => {
    if (leaves) void navigate(homePath, { replace: true });
  }, [leaves, navigate]);
}
