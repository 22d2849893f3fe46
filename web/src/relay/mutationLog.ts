import type { Variables } from "relay-runtime";
import { isRecord } from "../lib/isRecord.ts";

/** Records which mutations had a response while queries are running. */
export function createMutationLog() {
  const running = new Set<Set<string>>();
  return {
    /** Call this when a mutation has a response. @param ids the records that it changed or may have changed */
    record(ids: ReadonlySet<string>): void {
      for (const changed of running) for (const id of ids) changed.add(id);
    },
    /** Call this when a query is sent. */
    track() {
      const changed = new Set<string>();
      running.add(changed);
      return {
        /** Whether a response contains a record that a mutation changed after the query was sent. */
        isStale: (response: unknown): boolean => changed.size > 0 && [...idsInResponse(response)].some((id) => changed.has(id)),
        end: () => void running.delete(changed),
      };
    },
  };
}

/** The global ids of the records in a response. */
export function idsInResponse(response: unknown): Set<string> {
  const ids = new Set<string>();
  collect(response, ids, (key) => key === "id");
  return ids;
}

/** The global ids in a mutation's variables, which name the records it changes. */
export function idsInVariables(variables: Variables): Set<string> {
  const ids = new Set<string>();
  collect(variables, ids, (key) => /(?:^id|Ids?)$/.test(key));
  return ids;
}

/** @param isId whether the strings under a key are ids */
function collect(value: unknown, ids: Set<string>, isId: (key: string) => boolean, key = ""): void {
  if (typeof value === "string") {
    if (isId(key)) ids.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, ids, isId, key);
  } else if (isRecord(value)) {
    for (const [name, part] of Object.entries(value)) collect(part, ids, isId, name);
  }
}
