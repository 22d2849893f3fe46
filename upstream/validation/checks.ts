/** What fields of several kinds have in common: names, texts, addresses, countries, topics, uploads, slugs. */
import { sql, type Kysely } from "kysely";
import type { Reader } from "../session/reader.ts";
import type { Database } from "../db/schema.ts";
import type { ValidationErrors } from "../http/validationErrors.ts";
import { lengthFault, manyLines, oneLine } from "../text/plain.ts";
import { slugFault } from "../text/slug.ts";
import { completeWebAddress } from "../text/webAddress.ts";
import { mayAttach } from "../media/attachments.ts";

type Db = Kysely<Database>;

export function requiredTextFault(label: string, text: string, most: number): string | null {
  return text === "" ? `${label} is required.` : lengthFault(label, text, most);
}

/** The line that a field is to hold: what was sent or, when nothing was, what it had; null for none. */
export const lineOf = (sent: string | null | undefined, had: string | null): string | null =>
  sent === undefined ? had : oneLine(sent ?? "") || null;

/** The same of a text of any number of lines. */
export const textOf = (sent: string | null | undefined, had: string | null): string | null =>
  sent === undefined ? had : manyLines(sent ?? "") || null;

/** A web address with its scheme; null for none, and for one that is noted as a fault. */
export function addressOf(sent: string | null | undefined, faults: ValidationErrors, field = "url"): string | null {
  const text = sent?.trim() ?? "";
  if (text === "") {
    return null;
  }
  const address = completeWebAddress(text);
  faults.add(field, address === null ? "Url is not a valid" : null);
  return address;
}

/** Whether each of these is the id of a beat. */
export async function beatsFault(db: Db, ids: readonly number[]): Promise<string | null> {
  const known = new Set((await db.selectFrom("beats").select("id").execute()).map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? null : "A beat was not found.";
}

export async function countryFault(db: Db, id: number | null): Promise<string | null> {
  if (id === null) {
    return null;
  }
  const { rows } = await sql`select 1 from countries where id = ${id}`.execute(db);
  return rows.length > 0 ? null : "Country was not found.";
}

/** Pictures and videos are the writer's own uploads, or stay what they were. */
export async function uploadFault(
  db: Db,
  reader: Reader,
  table: "images" | "videos",
  label: string,
  id: number | null,
  had: number | null,
): Promise<string | null> {
  const isUsable = id === null || (await mayAttach(db, reader, table, [id], had === null ? [] : [had]));
  return isUsable ? null : `${label} was not found.`;
}

/** A wished slug that differs from the present one. */
export async function newSlugFault(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string | null> {
  return slugFault(slug) ?? ((await isTaken(slug)) ? "This slug is taken." : null);
}

/**
 * Writes once more when somebody else took what must be unique between the look and the write: the next look sees it.
 * @param constraint the name of the unique constraint or index
 */
export async function retryOnConflict<T>(constraint: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (Reflect.get(Object(error), "constraint") !== constraint) {
      throw error;
    }
    return retryOnConflict(constraint, write);
  }
}
