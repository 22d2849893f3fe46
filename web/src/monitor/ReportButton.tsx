import { Download } from "lucide-react";
import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { ReportButtonQuery } from "../__generated__/ReportButtonQuery.graphql.ts";
import { download } from "../lib/download.ts";
import { failureText, toFailure, failureWithStatus, getReference, type Failure } from "../relay/failures.ts";
import { partFailure } from "../relay/partFailures.ts";
import { Button } from "../ui/Button.tsx";
import { showToast } from "../ui/Toaster.tsx";

const query = graphql`
  query ReportButtonQuery(
    $searchId: ID
    $query: String
    $sources: [MonitorSource!]
    $beatIds: [ID!]
    $from: DateTime
    $to: DateTime
  ) {
    viewer {
      monitor {
        report(searchId: $searchId, query: $query, sources: $sources, beatIds: $beatIds, from: $from, to: $to)
      }
    }
  }
`;

/** Downloads the filtered items as a CSV file. */
export function ReportButton({ filters }: { filters: ReportButtonQuery["variables"] }) {
  const environment = useRelayEnvironment();
  const [isRunning, setRunning] = useState(false);
  const downloadReport = () => {
    setRunning(true);
    fetchQuery<ReportButtonQuery>(environment, query, filters).subscribe({
      complete: () => setRunning(false),
      next: ({ viewer }) => {
        if (typeof viewer.monitor?.report === "string") download(viewer.monitor.report, "monitor.csv", "text/csv;charset=utf-8");
        else showFailure(partFailure(query, filters) ?? failureWithStatus(null));
      },
      error: (error: unknown) => {
        setRunning(false);
        showFailure(toFailure(error));
      },
    });
  };
  return (
    <Button icon={Download} onPress={downloadReport} isPending={isRunning}>
      Report
    </Button>
  );
}

function showFailure(failure: Failure): void {
  const text = failureText(failure);
  if (text) showToast("error", text, { reference: getReference(failure) });
}
