import { isDevelopment } from "../lib/development.ts";
import { useSession } from "../session/useSession.ts";
import { useViewModeOf } from "../session/viewMode.ts";
import type { GuardContext } from "./guard.ts";

/** The current inputs to decisions about menu entries: visitor, view mode and development flag. */
export function useGuardContext(): GuardContext {
  const { visitor } = useSession();
  const mode = useViewModeOf(visitor);
  return { visitor, mode, isDevelopment };
}
