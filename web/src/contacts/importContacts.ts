import { failureText, isRecord, readFailure } from "../relay/failures.ts";
import { announceRefusal } from "../relay/refusals.ts";

/** What an import does, or would do. */
export interface ImportResult {
  created: number;
  updated: number;
  /** Rows that are left out, as a spreadsheet counts them, and why. */
  errors: readonly { row: number; messages: readonly string[] }[];
}

/** How it went; the text says why it did not, and is empty where the sign-in modal says it. */
export type ImportOutcome = { ok: true; result: ImportResult } | { ok: false; text: string };

/** Sends a file of contacts. @param isPreview whether nothing is written, only told */
export async function importContacts(file: File, isPreview: boolean): Promise<ImportOutcome> {
  const form = new FormData();
  form.append("preview", String(isPreview));
  form.append("csv", file, file.name);
  const request = { method: "POST", headers: { "X-Requested-With": "XMLHttpRequest" }, body: form };
  const response = await fetch("/api/v1/contacts/import", request).catch(() => null);
  if (response?.ok === true) {
    const result = resultOf(await response.json().catch(() => null));
    if (result !== null) return { ok: true, result };
  }
  const failure = await readFailure(response);
  if (failure.kind === "unauthenticated" || failure.kind === "forbidden") announceRefusal(failure.kind);
  return { ok: false, text: failureText(failure) ?? "" };
}

function resultOf(body: unknown): ImportResult | null {
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
