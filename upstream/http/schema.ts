import { fieldError, VALIDATION_CODES } from "./fieldErrors.ts";
import Type, { type Static, type TObject, type TObjectOptions, type TProperties, type TSchema, type TUnsafe } from "typebox";
import { MAX_DEPTH, longestMarkup } from "../text/html.ts";

/**
 * Names a schema: openapi.json lists it in components.schemas and uses a $ref wherever it occurs. Names are those of the
 * product's JSON shapes.
 */
export function component<S extends TSchema>(name: string, schema: S): S {
  return Object.assign(schema, { $id: name });
}

/** A named schema of an object. */
export function namedObject<P extends TProperties>(name: string, properties: P, options: TObjectOptions = {}): TObject<P> {
  return component(name, Type.Object(properties, options));
}

/** The schema or null. The key is always present. */
export function nullable<S extends TSchema>(schema: S, options: Record<string, unknown> = {}): TUnsafe<Static<S> | null> {
  const json: { $id?: string; type?: unknown; enum?: unknown[] } = { ...schema };
  if (json.$id === undefined && typeof json.type === "string" && json.enum === undefined) {
    return Type.Unsafe<Static<S> | null>({ ...schema, type: [json.type, "null"], ...options });
  }
  return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: "null" }], ...options });
}

/** The schema or null, in an input that may omit the key. */
export const optionalOrNull = <S extends TSchema>(schema: S, options: Record<string, unknown> = {}) =>
  Type.Optional(nullable(schema, options));

/** A named schema with other options, printed where it occurs instead of by reference. */
export function inline<S extends TSchema>(schema: S, options: Record<string, unknown> = {}): TUnsafe<Static<S>> {
  return Type.Unsafe<Static<S>>({ ...schema, $id: undefined, ...options });
}

/** An enum of strings. */
export function oneOf<const T extends string>(values: readonly T[], options: Record<string, unknown> = {}): TUnsafe<T> {
  return Type.Unsafe<T>({ type: "string", enum: [...values], ...options });
}

/** An enum of strings, or null. */
export function nullableOneOf<const T extends string>(
  values: readonly T[],
  options: Record<string, unknown> = {},
): TUnsafe<T | null> {
  return Type.Unsafe<T | null>({ type: ["string", "null"], enum: [...values, null], ...options });
}

/** The same schema with a custom error message, in which {value} is replaced by the sent value. */
export function withMessage<S extends TSchema>(schema: S, message: string): TUnsafe<Static<S>> {
  return Type.Unsafe<Static<S>>({ ...schema, "x-error": fieldError.invalid(message) });
}

export const Id = Type.Integer({ minimum: 1 });
export const Count = Type.Integer({ minimum: 0 });
export const Time = Type.String({ format: "date-time", description: "ISO 8601 in UTC with milliseconds." });
export const Url = Type.String({ format: "uri-reference" });
export const Html = Type.String({ description: "Sanitized HTML." });
/** Text with a maximum length in code points after trimming; the code that stores it must check the length. */
export const textInput = (title: string, max: number, options: Record<string, unknown> = {}) =>
  Type.String({ title, ...options, "x-max-characters": max });
/** HTML input with limits on its markup; x-max-characters applies to the visible text, x-max-nesting to levels of elements. */
export const htmlInput = (title: string, max: number, note = "") =>
  optionalOrNull(
    Type.String({
      title,
      description: `HTML with at most ${max} characters of text.${note}`,
      contentMediaType: "text/html",
      maxLength: longestMarkup(max),
      "x-max-characters": max,
      "x-max-nesting": MAX_DEPTH,
    }),
  );
/** Optional id in an input, or null for none. */
export const idInput = (title: string, description?: string) =>
  optionalOrNull(Type.Integer({ title, minimum: 1, ...(description !== undefined && { description }) }));
export const uploadInput = (title: string) => idInput(title, "Id of an upload of the caller.");
export const Slug = Type.String({ pattern: "^[A-Za-z0-9-]+$" });

export const NEWS_KINDS = ["media", "epitome", "marcoms"] as const;
export const MODULES = [
  "onlineNewsroom",
  "monitor",
  "monitorAdvanced",
  "monitorSocial",
  "contacts",
  "opportunities",
  "reports",
  "monitorPrint",
] as const;

export const Role = component("Role", oneOf(["guest", "journo", "pr", "expert", "admin", "accountAdmin"]));
export const UserType = component("UserType", oneOf(["journo", "marketing", "experts"]));
export const Module = component("Module", oneOf(MODULES));
export const NewsKind = component("NewsKind", oneOf(NEWS_KINDS));
export const SaveAs = component("SaveAs", oneOf(["draft", "published"]));
export const OnboardingStage = component(
  "OnboardingStage",
  oneOf(["details", "organization", "newsroom", "beats", "communities"]),
);

export const Beat = namedObject("Beat", {
  id: Id,
  key: oneOf(["business", "politics", "lifestyle", "people", "sports", "tech"]),
  name: Type.String(),
  colour: oneOf(["blue", "green", "orange", "purple", "teal", "red"]),
});
export type Beat = Static<typeof Beat>;

export const Country = namedObject("Country", {
  id: Id,
  code: Type.String({ minLength: 2, maxLength: 2, description: "ISO 3166-1 alpha-2 country code." }),
  name: Type.String(),
});
export type Country = Static<typeof Country>;

export const Timezone = namedObject("Timezone", {
  id: Type.String({ minLength: 1, description: "IANA time zone name." }),
  offset: Type.Integer({ description: "Current offset from UTC in minutes; positive east of it." }),
  label: Type.String(),
});
export type Timezone = Static<typeof Timezone>;

export const Meta = namedObject("Meta", {
  total: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: "Number of entries in the whole list. Absent if the request has total=false.",
    }),
  ),
  totalIsEstimate: Type.Optional(
    Type.Boolean({ description: "Whether the list has more entries than total, at which counting stops. Absent if false." }),
  ),
  hasMore: Type.Optional(
    Type.Boolean({ description: "Whether further entries follow this page. Present if total is absent or an estimate." }),
  ),
  offset: Count,
  limit: Count,
});
export type Meta = Static<typeof Meta>;

/** The list envelope. */
export function List<S extends TSchema>(item: S) {
  return Type.Object({ data: Type.Array(item), meta: Meta });
}

export const FieldErrors = namedObject("FieldErrors", {
  errors: Type.Record(Type.String(), Type.Array(Type.String()), {
    description: "Messages by field; base for those of no field.",
  }),
  codes: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(
        Type.Object({
          code: Type.Union(
            VALIDATION_CODES.map((code) => Type.Literal(code)),
            { description: "Reason of the error. INVALID if there is no more specific code." },
          ),
          limit: Type.Optional(
            Type.Integer({
              description: "Accepted maximum or minimum number of characters or items, for codes about one.",
            }),
          ),
        }),
      ),
      {
        description: "Codes of the messages of a 422, by field and in the same order. If absent, each code is INVALID.",
        "x-assumed": true,
      },
    ),
  ),
});
export const Detail = namedObject("Detail", { detail: Type.String() });
/** The body of every response with status 400 or above. */
export const Problem = component("Problem", Type.Union([FieldErrors, Detail]));
