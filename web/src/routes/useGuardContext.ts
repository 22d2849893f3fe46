import { isDevelopment } from "../lib/development.ts";
import { useSession } from "../session/useSession.ts";
import { useViewModeOf } from "../session/viewMode.ts";
import type { GuardContext } from "./guard.ts";

/** What decides about menu entries now: who is there, and in which view mode. */
export function useGuardContext(): GuardContext {
  const { visitor } = useSession();
  const mode = useViewModeOf(visitor);
  return { visitor, mode, isDevelopment };
}
