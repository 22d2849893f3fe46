import { isDevelopment } from "../lib/development.ts";
import { useSession } from "../session/useSession.ts";
import { useVisitorViewMode } from "../session/viewMode.ts";
import type { GuardContext } from "./guard.ts";

/** The current inputs to decisions about menu entries: visitor, view mode and development flag. */
export function useGuardContext(): GuardContext {
  const { visitor } = useSession();
  const mode = useVisitorViewMode(visitor);
  return { visitor, mode, isDevelopment };
}
