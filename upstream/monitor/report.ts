import type { MonitorItem } from "./schema.ts";

const columns: readonly [string, (item: MonitorItem) => string][] = [
  ["Published", ({ publishedAt }) => publishedAt],
  ["Title", ({ title }) => title],
  ["Summary", ({ summary }) => summary ?? ""],
  ["Source", ({ source }) => source],
  ["Outlet", ({ outlet }) => outlet?.name ?? ""],
  ["Beats", ({ beats }) => beats.map(({ name }) => name).join(", ")],
  ["Matches", ({ matches }) => matches.join(", ")],
  ["Address", ({ url }) => url ?? ""],
];

/** Formats items as CSV with a header row (RFC 4180). */
export function formatReport(items: readonly MonitorItem[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...items.map((item) => columns.map(([, valueOf]) => formatCell(valueOf(item)))),
  ];
  return lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** Spreadsheets evaluate text that looks like a formula, so such text is prefixed with an apostrophe. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
