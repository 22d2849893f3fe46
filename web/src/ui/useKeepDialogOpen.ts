import { createContext, use, useEffect, useId } from "react";

/** The ids of the requests during which a dialog cannot be closed; provided by the dialog. */
export const RunningRequests = createContext<Set<string> | null>(null);

/**
 * Keeps the dialog around this component open while a request runs: closing it would not cancel the request, and what the dialog
 * shows afterwards, such as recovery codes, would be lost.
 */
export function useKeepDialogOpen(isRunning: boolean): void {
  const requests = use(RunningRequests);
  const id = useId();
  useEffect(() => {
    if (!isRunning || !requests) return;
    requests.add(id);
    return () => {
      requests.delete(id);
    };
  }, [isRunning, requests, id]);
}
