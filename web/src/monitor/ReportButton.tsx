import { Download } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ReportButtonQuery } from "../__generated__/ReportButtonQuery.graphql.ts";
import { faultText } from "../feed/faultText.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";

/** Takes what the filters find as a file of comma-separated values. */
export function ReportButton({ filters }: { filters: ReportButtonQuery["variables"] }) {
  const environment = useRelayEnvironment();
  const [isRunning, setRunning] = useState(false);
  const take = async () => {
    setRunning(true);
    const answer = await fetchQuery<ReportButtonQuery>(
      environment,
      graphql`
        query ReportButtonQuery(
          $searchId: Int
          $query: String
          $sources: [MonitorSource!]
          $beatIds: [Int!]
          $from: DateTime
          $to: DateTime
        ) {
          viewer {
            monitor {
              report(searchId: $searchId, query: $query, sources: $sources, beatIds: $beatIds, from: $from, to: $to)
            }
          }
        }
      `,
      filters,
      { networkCacheConfig: { force: true } },
    )
      .toPromise()
      .catch(() => null);
    setRunning(false);
    const report = answer?.viewer.monitor?.report;
    if (typeof report === "string") download(report);
    else showToast("error", faultText);
  };
  return (
    <Button icon={Download} onPress={() => void take()} isPending={isRunning}>
      Report
    </Button>
  );
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "monitor.csv";
  link.click();
  URL.revokeObjectURL(address);
}
