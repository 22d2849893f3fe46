import type { RecordSourceProxy } from "relay-runtime";

/** Invalidates the monitor's results, which depend on all saved searches, so that other pages read them again. */
export function invalidateResults(store: RecordSourceProxy): void {
  store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("monitor")?.invalidateRecord();
}
