import { pipeline } from "node:stream/promises";
import { setImmediate as waitForEventLoop } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";

/** Cell separators that common programs write. */
const separators = [",", ";", "\t"] as const;

/** Line breaks in one file, those in quoted cells included. */
const MAX_LINES = 20_000;
/** Bytes of one row: many times what its fields may have. */
const MAX_ROW = 64 * 1024;
/** Bytes that are parsed in one turn of the event loop. Parsing takes longest for short rows, about 10 µs for each. */
const CHUNK_SIZE = 2048;

/** A row of a CSV file; `row` is the number that a spreadsheet shows. */
export interface TableRow {
  row: number;
  cells: string[];
}

/** Thrown for a file that cannot be parsed as a table. */
export class TableError extends Error {}

/**
 * Parses a CSV file (RFC 4180), tolerating the variants that programs write: with or without a byte order mark, in UTF-8,
 * UTF-16 or the Windows code page, separated by commas, semicolons or tabs. Empty rows are skipped. Other requests are handled
 * meanwhile.
 * @throws TableError
 */
export async function readTable(file: Uint8Array): Promise<TableRow[]> {
  // PostgreSQL cannot store the null character.
  const text = decode(file).replaceAll("\0", "");
  if (hasTooManyLines(text)) throw new TableError(`A file can have at most ${MAX_LINES} lines.`);
  const rows: TableRow[] = [];
  try {
    await pipeline(
      inTurns(Buffer.from(text)),
      parse({ delimiter: detectSeparator(text), relax_column_count: true, max_record_size: MAX_ROW }),
      async (records: AsyncIterable<string[]>) => {
        let row = 0;
        for await (const record of records) {
          row += 1;
          const cells = record.map((cell) => cell.replace(/\r\n?/g, "\n").trim());
          if (cells.some((cell) => cell !== "")) rows.push({ row, cells });
        }
      },
    );
    return rows;
  } catch (error) {
    if (error instanceof CsvError) {
      const line: unknown = error["lines"];
      throw new TableError(typeof line === "number" ? `Line ${line} of the file cannot be read.` : "The file cannot be read.");
    }
    throw error;
  }
}

function hasTooManyLines(text: string): boolean {
  const breaks = /\r\n?|\n/g;
  let lines = 1;
  while (lines <= MAX_LINES && breaks.test(text)) lines += 1;
  return lines > MAX_LINES;
}

async function* inTurns(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_SIZE) {
    yield bytes.subarray(from, from + CHUNK_SIZE);
    await waitForEventLoop();
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
function detectSeparator(text: string): string {
  const first =
    text
      .slice(0, MAX_ROW)
      .split(/\r?\n|\r/, 1)[0]
      ?.replace(/"[^"]*"/g, "") ?? "";
  const count = (separator: string) => first.split(separator).length;
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
