import { CsvError, parse } from "csv-parse/sync";

/** Cell separators that common programs write. */
const SEPARATORS = [",", ";", "\t"] as const;

/** A row of a CSV file; `row` is the number that a spreadsheet shows. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** Thrown for a file that cannot be parsed as a table. */
export class TableError extends Error {}

/**
 * Parses a CSV file (RFC 4180), tolerating the variants that programs write: with or without a byte order mark, in UTF-8,
 * UTF-16 or the Windows code page, separated by commas, semicolons or tabs. Empty rows are skipped.
 * @throws TableError
 */
export function readTable(file: Uint8Array): TableRow[] {
  // PostgreSQL cannot store the null character.
  const text = decode(file).replaceAll("\0", "");
  try {
    const records = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
    });
    return records
      .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.replace(/\r\n?/g, "\n").trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
  } catch (error) {
    if (error instanceof CsvError) {
      const line: unknown = error["lines"];
      throw new TableError(typeof line === "number" ? `Line ${line} of the file cannot be read.` : "The file cannot be read.");
    }
    throw error;
  }
}

function decode(file: Uint8Array): string {
  const encoding =
    file[0] === 0xff && file[1] === 0xfe ? "utf-16le" : file[0] === 0xfe && file[1] === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}

/** The separator that occurs most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const first = text.split(/\r?\n|\r/, 1)[0]?.replace(/"[^"]*"/g, "") ?? "";
  const count = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
