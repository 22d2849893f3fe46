import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { TObject, TSchema } from "typebox";
import { badFields, badRequest, invalidFields, MAX_ERRORS, type FieldErrorLists, type HttpError } from "./errors.ts";
import { fieldError, quoted, type FieldError } from "./fieldErrors.ts";
import { MAX_ID } from "./paging.ts";

const options = { allErrors: true, verbose: true, strict: false, useDefaults: true } as const;
const addAllFormats = addFormats.default;
const FIRST_MOMENT = Date.parse("0001-01-01T00:00:00Z");
const LAST_MOMENT = Date.parse("9999-12-31T23:59:59.999Z");
/** Items of lists and fields of objects in one request, and their nesting. */
const MAX_VALUES = 20_000;
const MAX_DEPTH = 32;
const forBody = new Ajv2020(options);
const forText = new Ajv2020({ ...options, coerceTypes: true });
addAllFormats(forBody);
addAllFormats(forText);
const standard = addAllFormats(new Ajv2020());
const isDateTime = standard.compile({ type: "string", format: "date-time" });
forBody.addFormat("date-time", isMoment);
forText.addFormat("date-time", isMoment);
forText.addFormat("date", (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && isMoment(`${text}T00:00:00Z`));

/** Rejects leap seconds and years outside 1 to 9999, which Date or the database cannot represent. */
function isMoment(text: string): boolean {
  const time = new Date(text).getTime();
  return isDateTime(text) && time >= FIRST_MOMENT && time <= LAST_MOMENT;
}

/**
 * Converts input to values that the database can store: removes null characters and lone surrogates from texts, and clamps ids
 * to the largest 4-byte integer, which is never used.
 * @throws 400 for more values than any call needs, before each of them is validated
 */
function toStorable(value: unknown): unknown {
  let values = 0;
  const convert = (part: unknown, depth: number): unknown => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH)
      throw badRequest("The request has too many values, or they are nested too deeply.");
    if (typeof part === "string") return part.replaceAll("\0", "").toWellFormed();
    if (typeof part === "number") return Math.min(part, MAX_ID);
    if (Array.isArray(part)) return part.map((item) => convert(item, depth + 1));
    return typeof part === "object" && part !== null
      ? Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner, depth + 1)]))
      : part;
  };
  return convert(value, 0);
}

/**
 * Compiles a schema when it is first used: compiling those of all operations takes a second, and most are not used for minutes.
 */
function createCompiler(ajv: Ajv2020): (schema: TObject) => ValidateFunction {
  const compiled = new WeakMap<TObject, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(withoutNames(schema));
    compiled.set(schema, validate);
    return validate;
  };
}

const bodySchema = createCompiler(forBody);
const textSchema = createCompiler(forText);

/** Throws 400 by field when path or query parameters are invalid; coerces them from text. */
export function createTextValidator(schema: TObject): (values: Record<string, unknown>) => unknown {
  const lists = Object.entries(schema.properties).flatMap(([key, property]) => (isArray(property) ? [key] : []));
  return (values) => {
    const read: Record<string, unknown> = { ...values };
    for (const key of lists) read[key] = splitList(read[key]);
    for (const [key, value] of Object.entries(read)) {
      if (Array.isArray(value) && !lists.includes(key)) read[key] = value.at(-1);
      else if (value === undefined) delete read[key];
    }
    return toStorable(check(textSchema(schema), toStorable(read), badFields));
  };
}

/** Throws 422 by field when the JSON body is invalid, 400 when it is not an object. A missing body counts as empty. */
export function createBodyValidator(schema: TObject): (body: unknown) => unknown {
  return (body) => {
    const value = body ?? {};
    if (typeof value !== "object" || Array.isArray(value)) throw badRequest("The request body must be a JSON object.");
    return check(bodySchema(schema), toStorable(value), invalidFields);
  };
}

/** Returns the value. @throws the error that `refuse` creates when it is invalid */
function check(validate: ValidateFunction, value: unknown, refuse: (errors: FieldErrorLists) => HttpError) {
  if (!validate(value)) throw refuse(toFieldErrors(validate.errors ?? []));
  return value;
}

function isArray(schema: TSchema): boolean {
  return "type" in schema && schema.type === "array";
}

/** Merges comma-separated lists and repeated keys into one list; an empty text is an empty list. */
function splitList(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  const texts = (Array.isArray(value) ? value : [value]).map(String);
  return texts.flatMap((text) => text.split(",")).filter((text) => text !== "");
}

/** Removes the $id of named schemas, which the validator would interpret as schema addresses. */
function withoutNames(schema: TSchema): object {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === "$id" ? undefined : value)));
}

function toFieldErrors(errors: ErrorObject[]): FieldErrorLists {
  const byField: Record<string, FieldError[]> = {};
  for (const error of errors) {
    const field = getField(error);
    const list = (byField[field] ??= []);
    if (list.length === MAX_ERRORS) continue;
    const fieldError = toFieldError(error, field);
    if (!list.some(({ message }) => message === fieldError.message)) list.push(fieldError);
  }
  return byField;
}

function getField(error: ErrorObject): string {
  const path = error.instancePath.split("/").filter((part) => part !== "" && !/^\d+$/.test(part));
  const missing: unknown = error.params["missingProperty"];
  return (typeof missing === "string" ? [...path, missing] : path).join(".") || "base";
}

/** The error of a field; a schema may define its own as x-error, in whose message {value} is replaced by the sent value. */
function toFieldError(error: ErrorObject, field: string): FieldError {
  const schema: JsonSchema = { ...(error.parentSchema as JsonSchema | undefined) };
  if (error.keyword === "required") {
    const missing = field.split(".").at(-1) ?? field;
    return fieldError.required(schema.properties?.[missing]?.title ?? toLabel(field));
  }
  const own = schema["x-error"];
  if (own !== undefined) return { ...own, message: own.message.replace("{value}", () => quoted(String(error.data))) };
  const label = schema.title ?? toLabel(field);
  if (error.keyword === "maxLength") {
    const isMarkup = schema.contentMediaType === "text/html";
    return fieldError.tooLong(label, Number(error.params["limit"]), isMarkup ? " with its formatting" : "");
  }
  if (error.keyword === "maxItems") return fieldError.atMost(Number(error.params["limit"]), `${label.toLowerCase()} are allowed`);
  return error.keyword === "minLength" ? fieldError.required(label) : fieldError.invalid(`${label} is not valid.`);
}

/** The parts of a schema that the messages use. */
interface JsonSchema {
  title?: string;
  contentMediaType?: string;
  properties?: Record<string, { title?: string }>;
  "x-error"?: FieldError;
}

/** Derives a label from the key of a field: userTypes becomes "User types", companyId "Company". */
function toLabel(field: string): string {
  const key = field.split(".").at(-1) ?? field;
  const words = key
    .replace(/(?<=.)Ids?$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return labelsByKey.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Labels that cannot be derived from the key. */
const labelsByKey: ReadonlyMap<string, string> = new Map([
  ["acceptTerms", "Acceptance of the terms"],
  ["csv", "CSV"],
  ["ids", "Ids"],
  ["isReadOnly", "Read-only"],
  ["isMediaContact", "Media contact"],
  ["onSite", "On site"],
  ["q", "Search term"],
]);
