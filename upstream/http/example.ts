/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Texts by property name; the default text of a property is its name. */
const texts: Readonly<Record<string, string>> = {
  about: "Writes about energy and climate.",
  address: "12 Harbour Street, Sydney",
  code: "AU",
  content: "<p>The ferry timetable changes on Monday.</p>",
  description: "What the harbour needs next.",
  email: "ann.lee@example.com",
  emails: "ann.lee@example.com",
  entitySummary: "The ferry timetable changes on Monday.",
  feed: "beat",
  feedId: "356",
  firstname: "Ann",
  fullName: "Ann Lee",
  hash: "c2hhcmVk",
  headline: "More ferries from Monday",
  job: "Reporter",
  jobTitle: "Reporter",
  label: "Sydney (UTC+11:00)",
  lastname: "Lee",
  link: "https://example.com/ferries",
  location: "Sydney",
  mime: "image/webp",
  mobile: "+61 491 570 156",
  name: "Ann Lee",
  organization: "The Harbour Post",
  password: "a quiet harbour in June",
  phone: "+61 2 5550 0123",
  publicEmail: "ann.lee@example.com",
  roleTitle: "Reporter",
  summary: "Two more ferries run on weekdays.",
  text: "Which routes change?",
  timezone: "Australia/Sydney",
  title: "More ferries from Monday",
  token: "c2hhcmVk",
  url: "https://example.com/ferries",
  venue: "Harbour Hall",
};

/** Names of objects by the property that contains the object. */
const names: Readonly<Record<string, string>> = {
  account: "Harbour Post",
  beats: "Business",
  communities: "Harbour Desk",
  companies: "Harbour Post",
  company: "Harbour Post",
  country: "Australia",
  newsroom: "Harbour Post Newsroom",
  outlet: "The Harbour Post",
  outlets: "The Harbour Post",
};

/** Values of strings with a format. */
const formats: Readonly<Record<string, string>> = {
  "date-time": "2026-03-01T09:00:00.000Z",
  date: "2026-03-01",
  email: "ann.lee@example.com",
  uri: "https://example.com/ferries",
  "uri-reference": "https://example.com/ferries",
};

/** Values of strings with a pattern; other patterns are those of codes in links. */
const patterns: Readonly<Record<string, string>> = { "^[A-Za-z0-9-]+$": "harbour-post", "^[1-9][0-9]*$": "1" };

interface Schema {
  /** Only for schemas that refer to themselves. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly example?: Json;
}

function createString({ format, pattern, minLength = 0, maxLength = 5000 }: Schema, name: string, owner: string): string {
  if (format !== undefined) return formats[format] ?? name;
  const text =
    pattern === undefined
      ? ((name === "name" ? names[owner] : undefined) ?? texts[name] ?? (name || "text"))
      : (patterns[pattern] ?? "c2hhcmVk");
  return text.padEnd(minLength, "0").slice(0, maxLength);
}

/** Lists have one element, and totals are 1. */
const numbers: Readonly<Record<string, number>> = { offset: 0, limit: 20, total: 1, width: 1200, height: 800, duration: 12 };

function createNumber({ minimum = 0, maximum }: Schema, name: string): number {
  const value = Math.max(numbers[name] ?? 1, minimum);
  return maximum === undefined ? value : Math.min(value, maximum);
}

/** Properties that are true in an example: it is neither deleted nor private, and the caller may write. */
const facts: ReadonlySet<string> = new Set([
  "authenticated",
  "exists",
  "isActive",
  "isCurrent",
  "isJoined",
  "isVerified",
  "total",
]);

const isNull = ({ type, const: value }: Schema): boolean => type === "null" || value === null;

/** A list of enum values contains all of them, except the role guest. */
const createList = (items: Schema, name: string): Json[] =>
  items.enum === undefined ? [createExample(items, name)] : items.enum.filter((value) => value !== "guest");

/**
 * Returns an example that is valid for the JSON schema; deterministic.
 * @param name the property that contains the value
 * @param owner the property that contains the object with this property
 */
export function createExample(schema: Schema, name = "", owner = ""): Json {
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.find((value) => value !== null) ?? null;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    const chosen = alternatives.find((alternative) => !isNull(alternative));
    return chosen === undefined ? null : createExample(chosen, name, owner);
  }
  if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => createExample(part, name, owner)));
  const type = typeof schema.type === "object" ? schema.type.find((one) => one !== "null") : schema.type;
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, createExample(value, key, name)]),
      );
    case "array":
      // The items of a recursive schema refer to it; an empty list ends the recursion.
      return schema.items === undefined || schema.items.$ref !== undefined ? [] : createList(schema.items, name);
    case "string":
      return createString(schema, name, owner);
    case "integer":
    case "number":
      return createNumber(schema, name);
    case "boolean":
      return facts.has(name);
    default:
      return null;
  }
}
