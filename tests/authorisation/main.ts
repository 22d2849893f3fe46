import { main } from "../../scripts/lib/fail.ts";
import { runMatrix, type Row } from "./matrix.ts";

/** `npm run test:authorisation`: every call of both contracts, as every caller, on the objects of another user. Arguments select callers. */
await main(async () => {
  const rows: Row[] = [];
  await runMatrix(process.argv.slice(2), (row) => {
    rows.push(row);
    console.error(`${row.caller} done`);
  });
  console.log(table(rows));
  const failures = rows.flatMap(({ caller, read, written, faults }) => [
    ...read.map((what) => `${caller} read ${what}`),
    ...written.map((what) => `${caller} wrote: ${what}`),
    ...faults.map((what) => `${caller} caused a fault: ${what}`),
  ]);
  for (const failure of failures) console.log(failure.slice(0, 500));
  console.log(failures.length === 0 ? "\nNobody read or wrote what is not theirs." : `\n${failures.length} failures`);
  return failures.length === 0 ? 0 : 1;
});

function table(rows: readonly Row[]): string {
  const lines = [
    ["caller", "calls", "accepted", "read", "written", "faults"],
    ...rows.map(({ caller, calls, accepted, read, written, faults }) => [
      caller,
      ...[calls, accepted, read.length, written.length, faults.length].map(String),
    ]),
  ];
  return lines.map(([name = "", ...cells]) => name.padEnd(20) + cells.map((cell) => cell.padStart(10)).join("")).join("\n");
}
