import type { Selectable } from "kysely";
import Type, { type TSchema } from "typebox";
import type { PostsTable } from "../db/schema.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { htmlInput, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { Id, nullableOneOf } from "../http/schema.ts";
import { checkHtml, textLength } from "../text/html.ts";
import { getLengthError, singleLine } from "../text/inputText.ts";
import { isTimezone } from "../text/timezone.ts";
import { toWebAddress } from "../text/webAddress.ts";

/** The columns that all types share; the forms of the types set the others. */
type SharedColumn =
  | "id"
  | "type"
  | "author_id"
  | "creator_id"
  | "save_as"
  | "user_types"
  | "created_at"
  | "published_at"
  | "updated_at"
  | "deleted_at"
  | "interview_id";
type Columns = Omit<Selectable<PostsTable>, SharedColumn>;

/** The columns of posts that the forms set. An absent one counts as null. */
export type PostValues = Partial<Columns>;

/** Whether a published post must have the field, possibly depending on other fields. */
type Required = (values: PostValues) => boolean;

/** A field of a form: its key in request bodies, its label and the columns that store it. */
export interface Field {
  key: string;
  label: string;
  schema: TSchema;
  /**
   * Writes the sent value, which matches the schema already, to the columns.
   * @returns the error of the value, or null
   */
  read(sent: unknown, values: PostValues): FieldError | null;
  isEmpty(values: PostValues): boolean;
  required: Required;
  /** The table of uploads that the column refers to. */
  upload?: { table: "images" | "videos"; column: "img_id" | "video_id" };
}

type ColumnsOf<T> = { [K in keyof Columns]: Columns[K] extends T ? K : never }[keyof Columns];
type TextColumn = Exclude<ColumnsOf<string | null>, "event_type" | "workplace" | "job_type">;

export const alwaysRequired: Required = () => true;
export const neverRequired: Required = () => false;

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** The sent text; empty for anything else. */
const toText = (sent: unknown): string => (typeof sent === "string" ? sent : "");

/**
 * A field that is stored in one column.
 * @param parse returns the value of the column, and the error of what was sent
 */
function inColumn<K extends keyof Columns>(
  base: Pick<Field, "key" | "label" | "required" | "schema">,
  column: K,
  parse: (sent: unknown) => { value: Columns[K]; error?: FieldError | null },
): Field {
  return {
    ...base,
    read: (sent, values) => {
      const { value, error = null } = parse(sent);
      values[column] = value;
      return error;
    },
    isEmpty: (values) => isAbsent(values[column]),
  };
}

/** Single-line text, stored trimmed. */
export function text(key: string, label: string, column: TextColumn, max: number, required: Required): Field {
  const schema = optionalOrNull(textInput(label, max, { description: `At most ${max} characters.` }));
  return inColumn({ key, label, required, schema }, column, (sent) => {
    const line = singleLine(toText(sent));
    return { value: line || null, error: getLengthError(label, line, max) };
  });
}

/** Safe HTML; the limit applies to its visible text. */
export function html(key: string, label: string, max: number, required: Required): Field {
  const field = inColumn({ key, label, required, schema: htmlInput(label, max) }, "content", (sent) => {
    const { content, isEmpty, error } = checkHtml(label, toText(sent), max);
    return { value: isEmpty ? null : content, error };
  });
  return { ...field, isEmpty: (values) => textLength(values.content ?? "") === 0 };
}

/** A web address; a missing scheme is added. */
export function webAddress(key: string, label: string, required: Required): Field {
  const description = "Web address; https:// is added if the scheme is missing.";
  const schema = optionalOrNull(Type.String({ title: label, description }));
  return inColumn({ key, label, required, schema }, "url", (sent) => {
    const given = toText(sent).trim();
    const value = given === "" ? null : toWebAddress(given);
    return { value, error: given !== "" && value === null ? fieldError.invalidUrl() : null };
  });
}

/** A field with a fixed set of values. */
export function choice<K extends "event_type" | "workplace" | "job_type">(
  key: string,
  label: string,
  column: K,
  words: readonly NonNullable<Columns[K]>[],
  required: Required,
): Field {
  const schema = Type.Optional(nullableOneOf(words, { title: label }));
  return inColumn<K>({ key, label, required, schema }, column, (sent) => ({
    value: words.find((candidate) => candidate === sent) ?? null,
  }));
}

/** A date-time with its UTC offset. */
export function dateTime(key: string, label: string, column: ColumnsOf<Date | null>, required: Required): Field {
  const description = "ISO 8601 with a UTC offset.";
  const schema = optionalOrNull(Type.String({ title: label, format: "date-time", description }));
  return inColumn({ key, label, required, schema }, column, (sent) => {
    const instant = typeof sent === "string" ? new Date(sent) : null;
    const isValid = instant === null || !Number.isNaN(instant.getTime());
    return isValid ? { value: instant } : { value: null, error: fieldError.invalid(`${label} is not valid.`) };
  });
}

/** An IANA time zone name. */
export function zone(key: string, label: string, required: Required): Field {
  const schema = optionalOrNull(Type.String({ title: label, description: "IANA time zone name." }));
  return inColumn({ key, label, required, schema }, "timezone", (sent) => {
    const name = toText(sent).trim();
    const isValid = name === "" || isTimezone(name);
    return { value: name || null, error: isValid ? null : fieldError.invalid(`${label} is not valid.`) };
  });
}

/** Id of an uploaded picture or video. */
export function upload(key: string, label: string, table: "images" | "videos", required: Required): Field {
  const column = table === "images" ? "img_id" : "video_id";
  const toId = (sent: unknown) => ({ value: typeof sent === "number" ? sent : null });
  return { ...inColumn({ key, label, required, schema: uploadInput(label) }, column, toId), upload: { table, column } };
}

/** Boolean; absent and null count as false. */
export function flag(key: string, label: string, column: "show_questions" | "allow_skip"): Field {
  const schema = optionalOrNull(Type.Boolean({ title: label }));
  const field = inColumn({ key, label, required: neverRequired, schema }, column, (sent) => ({ value: sent === true }));
  return { ...field, isEmpty: () => false };
}

/** The id of a registered company, or the name of any other. */
export function company(key: string, label: string, max: number, required: Required): Field {
  const either = Type.Unsafe<number | string | null>({
    anyOf: [Id, Type.String(), { type: "null" }],
    title: label,
    "x-error": fieldError.invalid(`${label} is not valid.`),
    "x-max-characters": max,
    description: `Id of a registered company, or a name of at most ${max} characters.`,
  });
  return {
    key,
    label,
    required,
    schema: Type.Optional(either),
    read: (sent, values) => {
      const name = singleLine(toText(sent));
      values.company_id = typeof sent === "number" ? sent : null;
      values.company_name = name || null;
      return getLengthError(label, name, max);
    },
    isEmpty: (values) => isAbsent(values.company_id) && isAbsent(values.company_name),
  };
}
