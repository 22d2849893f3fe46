export interface Measured {
  operation: string;
  server: string;
  /** CPU time per operation, median over rounds. */
  cpuMicroseconds: number;
  /** CPU time as a multiple of the baseline's, median over rounds. */
  ofBaseline: number;
  /** The most that it should be; null: none is set. */
  goal: number | null;
  /** REST calls per operation. */
  restCalls: number;
  /** Size of the baseline's response. */
  bytes: number;
}

/** The most that the gateway should take, as a multiple of what Mercurius takes. */
const MERCURIUS_GOAL = 0.6;

export const median = (values: readonly number[]): number =>
  [...values].toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? NaN;

/** Formats a table with each server's cost per operation and its ratio to the baseline's, goals next to figures. */
export function printTable(measured: readonly Measured[], peakMemory: Readonly<Record<string, number>>): string {
  const rows = measured.map(({ operation, server, cpuMicroseconds, ofBaseline, goal, restCalls, bytes }) => [
    operation,
    server,
    `${(cpuMicroseconds / 1000).toFixed(3)} ms`,
    `${ofBaseline.toFixed(2)} x`,
    goal === null ? "" : `${goal.toFixed(1)} x${ofBaseline <= goal ? "" : " missed"}`,
    restCalls.toFixed(1),
    `${(bytes / 1000).toFixed(1)} kB`,
  ]);
  const rivals = [...new Set(measured.map(({ server }) => server).filter((server) => server.startsWith("Mercurius")))];
  const against = measured
    .filter(({ server }) => server === "gateway")
    .map(({ operation, ofBaseline }) => {
      const ratios = rivals.map((name) => {
        const rival = measured.find((one) => one.operation === operation && one.server === name);
        return ofBaseline / (rival?.ofBaseline ?? NaN);
      });
      const isMet = (ratios[0] ?? NaN) <= MERCURIUS_GOAL;
      return [operation, ...ratios.map((ratio) => `${ratio.toFixed(2)} x`), `${MERCURIUS_GOAL} x${isMet ? "" : " missed"}`];
    });
  const memory = Object.entries(peakMemory).map(([server, bytes]) => [server, `${Math.round(bytes / 1e6)} MB`]);
  return [
    table(["Operation", "Server", "CPU", "of the baseline", "Goal", "REST calls", "Response"], rows),
    table(["Operation", ...rivals.map((name) => `gateway of ${name}`), "Goal for the first"], against),
    table(["Server", "Peak memory"], memory),
  ].join("\n\n");
}

/** Formats a table of text. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}
