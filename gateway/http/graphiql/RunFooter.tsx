import { useSyncExternalStore } from "react";
import { readLastRun, subscribeToRuns } from "./connection.ts";
import { CopyAs } from "./CopyAs.tsx";

/** Labels for those properties of `extensions.cost` whose names are not readable. */
const labels: Readonly<Record<string, string>> = { actual: "cost", restCalls: "REST calls", resetAt: "reset at" };

/** The footer below the response: the cost of the last run, and a menu to copy its request. */
export function RunFooter() {
  const run = useSyncExternalStore(subscribeToRuns, readLastRun);
  return (
    <div className="run-footer">
      <CopyAs />
      {run !== null && (
        <dl aria-label="Last run">
          {Object.entries(run.cost ?? {}).map(([name, value]) => (
            <Figure key={name} name={labels[name] ?? name} value={String(value)} />
          ))}
          <Figure name="time" value={`${run.milliseconds} ms`} />
        </dl>
      )}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
