/** Checks shared by several kinds of entities: names, texts, addresses, countries, topics, uploads, slugs. */
import { sql } from "kysely";
import type { Viewer } from "../session/viewer.ts";
import type { Db } from "../db/schema.ts";
import type { ValidationErrors } from "../http/errors.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { lengthError, multiLine, singleLine } from "../text/plain.ts";
import { slugError } from "../text/slug.ts";
import { completeWebAddress } from "../text/webAddress.ts";
import { mayAttach } from "../media/attachments.ts";

export function requiredTextError(label: string, text: string, max: number): FieldError | null {
  return text === "" ? fieldError.required(label) : lengthError(label, text, max);
}

/** The new value of a single-line field: the normalized input or, when undefined, the previous value; null when empty. */
export const lineOf = (sent: string | null | undefined, had: string | null): string | null =>
  sent === undefined ? had : singleLine(sent ?? "") || null;

/** Like lineOf, for texts of several lines. */
export const textOf = (sent: string | null | undefined, had: string | null): string | null =>
  sent === undefined ? had : multiLine(sent ?? "") || null;

/** Returns the web address with its scheme; null when it is empty or invalid, in which case an error is added. */
export function addressOf(sent: string | null | undefined, errors: ValidationErrors, field = "url"): string | null {
  const text = sent?.trim() ?? "";
  if (text === "") {
    return null;
  }
  const address = completeWebAddress(text);
  errors.add(field, address === null ? fieldError.invalidUrl() : null);
  return address;
}

/** The error unless all ids are beats. */
export async function beatsError(db: Db, ids: readonly number[]): Promise<FieldError | null> {
  const known = new Set((await db.selectFrom("beats").select("id").execute()).map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? null : fieldError.notFound("A beat");
}

export async function countryError(db: Db, id: number | null): Promise<FieldError | null> {
  if (id === null) {
    return null;
  }
  const { rows } = await sql`select 1 from countries where id = ${id}`.execute(db);
  return rows.length > 0 ? null : fieldError.notFound("Country");
}

/** Only the writer's own uploads and the previous one are accepted. */
export async function uploadError(
  db: Db,
  viewer: Viewer,
  table: "images" | "videos",
  label: string,
  id: number | null,
  had: number | null,
): Promise<FieldError | null> {
  const isUsable = id === null || (await mayAttach(db, viewer, table, [id], had === null ? [] : [had]));
  return isUsable ? null : fieldError.notFound(label);
}

/** Checks a requested slug that differs from the current one. */
export async function newSlugError(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<FieldError | null> {
  return slugError(slug) ?? ((await isTaken(slug)) ? fieldError.taken("This slug is taken.") : null);
}

/**
 * Retries the write once after a conflict: a value may be taken between the check and the write, and the next check sees it.
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
