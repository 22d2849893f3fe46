/** What fields of several kinds have in common: names, texts, countries, pictures, slugs. Each answers its fault or null. */
import { sql, type Kysely } from "kysely";
import type { Reader } from "../auth/reader.ts";
import type { Database } from "../db/schema.ts";
import { lengthFault } from "../text/plain.ts";
import { slugFault } from "../text/slug.ts";
import { mayAttach } from "./attachments.ts";

type Db = Kysely<Database>;

export function requiredTextFault(label: string, text: string, most: number): string | null {
  return text === "" ? `${label} is required.` : lengthFault(label, text, most);
}

export async function countryFault(db: Db, id: number | null): Promise<string | null> {
  if (id === null) {
    return null;
  }
  const { rows } = await sql`select 1 from countries where id = ${id}`.execute(db);
  return rows.length > 0 ? null : "Country was not found.";
}

/** Pictures are the writer's own uploads, or stay what they were (D-117). */
export async function imageFault(
  db: Db,
  reader: Reader,
  label: string,
  id: number | null,
  had: number | null,
): Promise<string | null> {
  if (id === null || (await mayAttach(db, reader, "images", [id], had === null ? [] : [had]))) {
    return null;
  }
  return `${label} was not found.`;
}

/** A wished slug that differs from the present one (D-221). */
export async function newSlugFault(slug: string, isTaken: (slug: string) => Promise<boolean>): Promise<string | null> {
  return slugFault(slug) ?? ((await isTaken(slug)) ? "This slug is taken." : null);
}

/**
 * Writes once more when somebody else took what must be unique between the look and the write: the next look sees it.
 * @param constraint the name of the unique constraint or index
 */
export async function againWhenTaken<T>(constraint: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (Reflect.get(Object(error), "constraint") !== constraint) {
      throw error;
    }
    return againWhenTaken(constraint, write);
  }
}
