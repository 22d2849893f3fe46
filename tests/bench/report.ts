export interface Measured {
  operation: string;
  server: string;
  /** CPU time per operation, median over rounds. */
  cpuMicroseconds: number;
  /** REST calls per operation. */
  restCalls: number;
  /** Size of the response. */
  bytes: number;
}

/** Formats a table with each server's cost per operation, and its ratio to the floor's. */
export function printTable(measured: readonly Measured[], peakMemory: Readonly<Record<string, number>>): string {
  const floors = new Map(
    measured.filter(({ server }) => server === "floor").map(({ operation, cpuMicroseconds }) => [operation, cpuMicroseconds]),
  );
  const rows = measured.map(({ operation, server, cpuMicroseconds, restCalls, bytes }) => [
    operation,
    server,
    `${(cpuMicroseconds / 1000).toFixed(3)} ms`,
    `${(cpuMicroseconds / (floors.get(operation) ?? NaN)).toFixed(2)} x`,
    restCalls.toFixed(1),
    `${(bytes / 1000).toFixed(1)} kB`,
  ]);
  const memory = Object.entries(peakMemory).map(([server, bytes]) => [server, `${Math.round(bytes / 1e6)} MB`]);
  return `${table(["Operation", "Server", "CPU", "of the floor", "REST calls", "Answer"], rows)}\n\n${table(["Server", "Peak memory"], memory)}`;
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
