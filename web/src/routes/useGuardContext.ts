import { isDevelopment } from "../lib/development.ts";
import { useSyncExternalStore } from "react";
import { useSession } from "../session/useSession.ts";
import { onViewMode, readViewMode } from "../session/viewMode.ts";
import type { GuardContext } from "./guard.ts";

/** What decides about menu entries now: who is there, and in which view mode. */
export function useGuardContext(): GuardContext {
  const { visitor } = useSession();
  const mode = useSyncExternalStore(onViewMode, () => readViewMode(document.cookie, visitor));
  return { visitor, mode, isDevelopment };
}
