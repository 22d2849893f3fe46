import Type, { type Static, type TObject, type TObjectOptions, type TProperties, type TSchema, type TUnsafe } from "typebox";
import { beatColours, beatKeys } from "../db/columns.ts";
import { fieldError, validationCodes } from "./fieldErrors.ts";

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

/** A named union of named objects, told apart by a property that has one or more fixed values in each of them. */
export function discriminatedUnion<T>(name: string, property: string, variants: readonly TObject[]): TUnsafe<T> {
  const mapping = variants.flatMap((variant) => {
    const values: { const?: string; enum?: string[] } = { ...variant.properties[property] };
    const reference = `#/components/schemas/${String(Reflect.get(variant, "$id"))}`;
    return (values.enum ?? [values.const]).map((value) => [String(value), reference] as const);
  });
  const discriminator = { propertyName: property, mapping: Object.fromEntries(mapping) };
  return component(name, Type.Unsafe<T>({ oneOf: variants, discriminator }));
}

/** The schema or null. The key is always present. */
export function nullable<S extends TSchema>(schema: S, options: Record<string, unknown> = {}): TUnsafe<Static<S> | null> {
  const json: { $id?: string; type?: unknown; enum?: unknown[] } = { ...schema };
  if (json.$id === undefined && typeof json.type === "string" && json.enum === undefined)
    return Type.Unsafe<Static<S> | null>({ ...schema, type: [json.type, "null"], ...options });
  return Type.Unsafe<Static<S> | null>({ anyOf: [schema, { type: "null" }], ...options });
}

/** An enum of strings. */
export function oneOf<const T extends string>(values: readonly T[], options: Record<string, unknown> = {}): TUnsafe<T> {
  return Type.Unsafe<T>({ type: "string", enum: [...values], ...options });
}

/** An enum of strings, or null. */
export function nullableOneOf<const T extends string>(values: readonly T[], options: Record<string, unknown>): TUnsafe<T | null> {
  return Type.Unsafe<T | null>({ type: ["string", "null"], enum: [...values, null], ...options });
}

/** Query parameter that restricts a list to some types. @param type the enum of the types */
export function typesFilter<S extends TSchema>(type: S, options: { description?: string } = {}) {
  const item = Type.Unsafe<Static<S>>({ ...type, "x-error": fieldError.invalid("Invalid type [{value}]") });
  return Type.Optional(Type.Array(item, options));
}

export const Id = Type.Integer({ minimum: 1 });
export const Count = Type.Integer({ minimum: 0 });
export const Time = Type.String({ format: "date-time", description: "ISO 8601 in UTC with milliseconds." });
export const Url = Type.String({ format: "uri-reference" });
export const Html = Type.String({ description: "Sanitized HTML." });
export const Slug = Type.String({ pattern: "^[A-Za-z0-9-]+$" });

export const Beat = namedObject("Beat", {
  id: Id,
  key: oneOf(beatKeys),
  name: Type.String(),
  colour: oneOf(beatColours),
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

const FieldErrors = namedObject("FieldErrors", {
  errors: Type.Record(Type.String(), Type.Array(Type.String()), {
    description: "Messages by field; base for those of no field.",
  }),
  codes: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Array(
        Type.Object({
          code: Type.Union(
            validationCodes.map((code) => Type.Literal(code)),
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
const Detail = namedObject("Detail", { detail: Type.String() });
/** The body of every response with status 400 or above. */
export const Problem = component("Problem", Type.Union([FieldErrors, Detail]));
