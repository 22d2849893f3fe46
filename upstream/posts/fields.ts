import Type, { type TSchema } from "typebox";
import type { Selectable } from "kysely";
import type { PostsTable } from "../db/schema.ts";
import { Id, nullableOneOf } from "../http/schema.ts";
import { htmlInput, optionalOrNull, textInput, uploadInput } from "../http/inputs.ts";
import { fieldError, type FieldError } from "../http/fieldErrors.ts";
import { checkHtml, textLength } from "../text/html.ts";
import { getLengthError, singleLine } from "../text/plainText.ts";
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

/** Single-line text, stored trimmed. */
export function text(key: string, label: string, column: TextColumn, max: number, required: Required): Field {
  return {
    key,
    label,
    required,
    schema: optionalOrNull(textInput(label, max, { description: `At most ${max} characters.` })),
    read: (sent, values) => {
      const line = typeof sent === "string" ? singleLine(sent) : "";
      values[column] = line === "" ? null : line;
      return getLengthError(label, line, max);
    },
    isEmpty: (values) => isAbsent(values[column]),
  };
}

/** Safe HTML; the limit applies to its visible text. */
export function html(key: string, label: string, max: number, required: Required): Field {
  return {
    key,
    label,
    required,
    schema: htmlInput(label, max),
    read: (sent, values) => {
      const { content, isEmpty, error } = checkHtml(label, typeof sent === "string" ? sent : "", max);
      values.content = isEmpty ? null : content;
      return error;
    },
    isEmpty: (values) => textLength(values.content ?? "") === 0,
  };
}

/** A web address; a missing scheme is added. */
export function webAddress(key: string, label: string, required: Required): Field {
  return {
    key,
    label,
    required,
    schema: optionalOrNull(
      Type.String({ title: label, description: "Web address; https:// is added if the scheme is missing." }),
    ),
    read: (sent, values) => {
      const given = typeof sent === "string" ? sent.trim() : "";
      values.url = given === "" ? null : toWebAddress(given);
      return given !== "" && values.url === null ? fieldError.invalidUrl() : null;
    },
    isEmpty: (values) => isAbsent(values.url),
  };
}

/** A field with a fixed set of values. */
export function choice<K extends "event_type" | "workplace" | "job_type">(
  key: string,
  label: string,
  column: K,
  words: readonly NonNullable<Columns[K]>[],
  required: Required,
): Field {
  return {
    key,
    label,
    required,
    schema: Type.Optional(nullableOneOf(words, { title: label })),
    read: (sent, values) => {
      const word = words.find((candidate) => candidate === sent);
      Object.assign(values, { [column]: word ?? null });
      return null;
    },
    isEmpty: (values) => isAbsent(values[column]),
  };
}

/** A date-time with its UTC offset. */
export function dateTime(key: string, label: string, column: ColumnsOf<Date | null>, required: Required): Field {
  return {
    key,
    label,
    required,
    schema: optionalOrNull(Type.String({ title: label, format: "date-time", description: "ISO 8601 with a UTC offset." })),
    read: (sent, values) => {
      const instant = typeof sent === "string" ? new Date(sent) : null;
      const isValid = instant === null || !Number.isNaN(instant.getTime());
      values[column] = isValid ? instant : null;
      return isValid ? null : fieldError.invalid(`${label} is not valid.`);
    },
    isEmpty: (values) => isAbsent(values[column]),
  };
}

/** An IANA time zone name. */
export function zone(key: string, label: string, required: Required): Field {
  return {
    key,
    label,
    required,
    schema: optionalOrNull(Type.String({ title: label, description: "IANA time zone name." })),
    read: (sent, values) => {
      const name = typeof sent === "string" ? sent.trim() : "";
      values.timezone = name === "" ? null : name;
      return name === "" || isTimezone(name) ? null : fieldError.invalid(`${label} is not valid.`);
    },
    isEmpty: (values) => isAbsent(values.timezone),
  };
}

/** Id of an uploaded picture or video. */
export function upload(key: string, label: string, table: "images" | "videos", required: Required): Field {
  const column = table === "images" ? "img_id" : "video_id";
  return {
    key,
    label,
    required,
    schema: uploadInput(label),
    read: (sent, values) => {
      values[column] = typeof sent === "number" ? sent : null;
      return null;
    },
    isEmpty: (values) => isAbsent(values[column]),
    upload: { table, column },
  };
}

/** Boolean; absent and null count as false. */
export function flag(key: string, label: string, column: "show_questions" | "allow_skip"): Field {
  return {
    key,
    label,
    required: neverRequired,
    schema: optionalOrNull(Type.Boolean({ title: label })),
    read: (sent, values) => {
      values[column] = sent === true;
      return null;
    },
    isEmpty: () => false,
  };
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
      const name = typeof sent === "string" ? singleLine(sent) : "";
      values.company_id = typeof sent === "number" ? sent : null;
      values.company_name = name === "" ? null : name;
      return getLengthError(label, name, max);
    },
    isEmpty: (values) => isAbsent(values.company_id) && isAbsent(values.company_name),
  };
}
