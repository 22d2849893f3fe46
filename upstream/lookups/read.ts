import { readById, anyId } from "../db/refs.ts";
import type { Db } from "../db/schema.ts";
import type { Beat, Country } from "../http/schema.ts";
import { foldText } from "../text/foldText.ts";

/** The six beats in their fixed order. */
export function listBeats(db: Db): Promise<Beat[]> {
  return db.selectFrom("beats").select(["id", "key", "name", "colour"]).orderBy("position").execute();
}

/** Countries by name; only those whose name contains the term or whose code is the term, if given. */
export async function listCountries(db: Db, q?: string): Promise<Country[]> {
  const countries = await db
    .selectFrom("countries")
    .select(["id", "code", "name"])
    .orderBy(({ fn }) => fn("fold_text", ["name"]))
    .execute();
  const term = foldText(q ?? "");
  return countries.filter(({ code, name }) => foldText(name).includes(term) || foldText(code) === term);
}

/** Countries by id. */
export function loadCountries(db: Db, ids: readonly number[]): Promise<Map<number, Country>> {
  return readById(ids, db.selectFrom("countries").select(["id", "code", "name"]).where("id", "=", anyId(ids)));
}
