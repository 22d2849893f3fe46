import { sql } from "kysely";
/** Checks shared by several kinds of entities: names, texts, addresses, countries, beats, uploads, slugs. */
import { exists } from "../db/exists.ts";
import type { Db } from "../db/schema.ts";
import type { ValidationErrors } from "../http/errors.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { canAttach } from "../media/attachments.ts";
import type { Viewer } from "../session/viewer.ts";
import { getLengthError, multiLine, singleLine } from "../text/inputText.ts";
import { getSlugError } from "../text/slug.ts";
import { toWebAddress } from "../text/webAddress.ts";

export function getRequiredTextError(label: string, text: string, max: number): FieldError | null {
  return text === "" ? fieldError.required(label) : getLengthError(label, text, max);
}

/** The new value of a single-line field: the normalized input or, when undefined, the previous value; null when empty. */
export const toLine = (sent: string | null | undefined, previous: string | null): string | null =>
  sent === undefined ? previous : singleLine(sent ?? "") || null;

/** Like toLine, for texts of several lines. */
export const toText = (sent: string | null | undefined, previous: string | null): string | null =>
  sent === undefined ? previous : multiLine(sent ?? "") || null;

type Sent<T> = T | null | undefined;

/** The key, the label and the maximum length of a text field. */
type TextField = readonly [field: string, label: string, max: number];

/** Returns the new value of a line that must not be empty, and adds its error, if any. */
export function readRequiredLine(
  errors: ValidationErrors,
  [field, label, max]: TextField,
  sent: string | undefined,
  previous = "",
): string {
  const line = sent === undefined ? previous : singleLine(sent);
  errors.add(field, getRequiredTextError(label, line, max));
  return line;
}

/** Creates the function that returns the new value of an optional text and adds its error, if any. */
const createReader =
  (toValue: typeof toLine) =>
  (
    errors: ValidationErrors,
    [field, label, max]: TextField,
    sent: Sent<string>,
    previous: string | null = null,
  ): string | null => {
    const value = toValue(sent, previous);
    errors.add(field, getLengthError(label, value ?? "", max));
    return value;
  };

/** Returns the new value of an optional line, and adds its error, if any. */
export const readLine = createReader(toLine);

/** Like readLine, for texts of several lines. */
export const readText = createReader(toText);

/** Returns the new name, which is required, and the new description, and adds their errors. */
export function readNameAndDescription(
  errors: ValidationErrors,
  limits: { name: number; description: number },
  sent: { name?: string; description?: string | null },
  previous: { name: string; description: string | null } = { name: "", description: null },
): { name: string; description: string | null } {
  return {
    name: readRequiredLine(errors, ["name", "Name", limits.name], sent.name, previous.name),
    description: readText(errors, ["description", "Description", limits.description], sent.description, previous.description),
  };
}

/** Returns the web address with its scheme; null when it is empty or invalid, in which case an error is added. */
export function readWebAddress(sent: string | null | undefined, errors: ValidationErrors, field = "url"): string | null {
  const text = sent?.trim() ?? "";
  if (text === "") return null;
  const address = toWebAddress(text);
  errors.add(field, address === null ? fieldError.invalidUrl() : null);
  return address;
}

/** The error unless all ids are beats. */
export async function findBeatsError(db: Db, ids: readonly number[]): Promise<FieldError | null> {
  const known = new Set((await db.selectFrom("beats").select("id").execute()).map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? null : fieldError.notFound("A beat");
}

export async function findCountryError(db: Db, id: number | null): Promise<FieldError | null> {
  const isKnown = id === null || (await exists(db, sql`select 1 from countries where id = ${id}`));
  return isKnown ? null : fieldError.notFound("Country");
}

/** Returns the id of the new country, and adds an error if there is none. */
export async function readCountry(
  db: Db,
  errors: ValidationErrors,
  sent: Sent<number>,
  previous: number | null = null,
): Promise<number | null> {
  const id = sent === undefined ? previous : sent;
  errors.add("country", await findCountryError(db, id));
  return id;
}

/** The fields that refer to uploads. */
const uploadFields = {
  img: { label: "Image", table: "images" },
  video: { label: "Video", table: "videos" },
  logo: { label: "Logo", table: "images" },
  banner: { label: "Banner", table: "images" },
} as const;

/** Returns the id of the new upload. Adds an error unless it is the writer's own or the previous one. */
export async function readUpload(
  db: Db,
  viewer: Viewer,
  errors: ValidationErrors,
  field: keyof typeof uploadFields,
  sent: Sent<number>,
  previous: number | null = null,
): Promise<number | null> {
  const id = sent === undefined ? previous : sent;
  const { label, table } = uploadFields[field];
  const isUsable = id === null || (await canAttach(db, viewer, table, [id], previous === null ? [] : [previous]));
  errors.add(field, isUsable ? null : fieldError.notFound(label));
  return id;
}

/** Whether another outlet or newsroom has the slug. @param own id of the one that may keep it */
export async function isSlugTaken(db: Db, table: "outlets" | "newsrooms", slug: string, own: number | null): Promise<boolean> {
  const taken = sql`select 1 from ${sql.table(table)}
    where lower(slug) = ${slug.toLowerCase()} and id is distinct from ${own}::integer`;
  return exists(db, taken);
}

/** Returns the new slug in lower case, and adds an error if it differs from the previous one and is invalid or taken. */
export async function readNewSlug<Previous extends string | null>(
  errors: ValidationErrors,
  sent: string | undefined,
  previous: Previous,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string | Previous> {
  if (sent === undefined) return previous;
  const slug = sent.trim().toLowerCase();
  if (slug !== previous?.toLowerCase()) {
    const taken = async () => ((await isTaken(slug)) ? fieldError.taken("This slug is taken.") : null);
    errors.add("newSlug", getSlugError(slug) ?? (await taken()));
  }
  return slug;
}

/** Whether a write failed because a value is taken. @param constraint the name of the unique constraint or index */
export const isConflict = (error: unknown, constraint: string): boolean =>
  Reflect.get(Object(error), "constraint") === constraint;

/**
 * Repeats the write after each conflict: a value may be taken between the check and the write, and the next check sees it.
 * @param constraint the name of the unique constraint or index
 */
export async function retryOnConflict<T>(constraint: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isConflict(error, constraint)) throw error;
    return retryOnConflict(constraint, write);
  }
}
