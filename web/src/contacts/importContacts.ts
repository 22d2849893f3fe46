import { isRecord } from "../lib/isRecord.ts";
import { reportAccessError } from "../relay/accessErrors.ts";
import { failureText, readFailure } from "../relay/failures.ts";

/** The result or preview of an import. */
export interface ImportResult {
  created: number;
  updated: number;
  /** Rejected rows, numbered as in a spreadsheet, with the reasons. */
  errors: readonly { row: number; messages: readonly string[] }[];
}

/** The outcome; text says why it failed, and is empty when the sign-in modal is shown instead. */
type ImportOutcome = { ok: true; result: ImportResult } | { ok: false; text: string };

/** Sends a file of contacts. @param isPreview true only checks the file and writes nothing */
export async function importContacts(file: File, isPreview: boolean): Promise<ImportOutcome> {
  const form = new FormData();
  form.append("preview", String(isPreview));
  form.append("csv", file, file.name);
  const request = { method: "POST", headers: { "X-Requested-With": "XMLHttpRequest" }, body: form };
  const response = await fetch("/api/v1/contacts/import", request).catch(() => null);
  if (response?.ok === true) {
    const result = parseResult(await response.json().catch(() => null));
    if (result !== null) return { ok: true, result };
  }
  const failure = await readFailure(response);
  if (failure.kind === "unauthenticated" || failure.kind === "forbidden") reportAccessError(failure.kind);
  return { ok: false, text: failureText(failure) ?? "" };
}

function parseResult(body: unknown): ImportResult | null {
  if (!isRecord(body)) return null;
  const { created, updated, errors } = body;
  if (typeof created !== "number" || typeof updated !== "number" || !Array.isArray(errors)) return null;
  return {
    created,
    updated,
    errors: errors.filter(isRecord).map(({ row, messages }) => ({
      row: Number(row),
      messages: Array.isArray(messages) ? messages.map(String) : [],
    })),
  };
}
