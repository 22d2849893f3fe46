import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { UpstreamContractError } from "./error.ts";
import { isRecord, toRecord } from "./records.ts";
import { normalizeTime } from "./times.ts";

type Schema = Record<string, unknown>;

/** The result for one list item, untyped; `ItemResult` in client.ts adds the type. */
export type UntypedItemResult =
  | { ok: true; value: unknown }
  | { ok: false; raw: unknown; type: string | null; unknownType: boolean; error: UpstreamContractError };

/** Validates one call's responses against the contract. */
export interface ResponseValidator {
  /** @throws UpstreamContractError naming the call and the first wrong field */
  validate(response: unknown): unknown;
  /** Validates the envelope, and each item separately. */
  validateItems(response: unknown): { items: UntypedItemResult[]; meta: unknown };
}

const documentId = "contract";
const prefix = "#/components/schemas/";

/**
 * Creates checks. Each is compiled once, when its call first has a response, because one node uses only a small part of the
 * contract.
 */
export function compileValidators(
  components: Readonly<Record<string, Schema>>,
): (call: string, schema: Schema | null) => ResponseValidator {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false });
  ajv.addKeyword({ keyword: "instant", modifying: true, errors: false, validate: readInstant });
  ajv.addKeyword({ keyword: "enumIgnoringCase", modifying: true, errors: false, validate: readIgnoringCase });
  ajv.addSchema({ $id: documentId, components: { schemas: adaptMap(components) } });
  const compiled = new WeakMap<Schema, ValidateFunction>();
  const compile = (schema: Schema): ValidateFunction => {
    let check = compiled.get(schema);
    if (check === undefined) compiled.set(schema, (check = ajv.compile(adapt(schema))));
    return check;
  };

  return (call, schema) => {
    const itemSchema = schema === null ? null : findItemSchema(schema, components);
    let one: ItemCheck | null = null;
    return {
      validate: (response) => {
        if (schema === null) return undefined;
        const validate = compile(schema);
        if (!validate(response)) throw createContractError(call, validate, "");
        return response;
      },
      validateItems: (response) => {
        if (itemSchema === null || !isRecord(response)) throw new UpstreamContractError(call, "", "must be a list");
        const { data, meta } = response;
        if (!Array.isArray(data)) throw new UpstreamContractError(call, "/data", "must be array");
        if (!isRecord(meta)) throw new UpstreamContractError(call, "/meta", "must be object");
        const total = readTotal(meta, data.length);
        if (total === null) throw new UpstreamContractError(call, "/meta/total", "must be integer");
        const check = (one ??= createItemCheck(itemSchema, components, compile));
        return {
          items: data.map((raw: unknown, index) => check(call, raw, `/data/${index}`)),
          meta: total === meta["total"] ? meta : { ...meta, total },
        };
      },
    };
  };
}

/**
 * The total of a list, or the number of items known to exist when it is not counted or only estimated.
 * @returns null for metadata that the contract does not allow
 */
function readTotal({ total, totalIsEstimate, hasMore, offset, limit }: Schema, found: number): number | null {
  if (total !== undefined && !isCount(total)) return null;
  if (total !== undefined && totalIsEstimate !== true) return total;
  if (!isCount(offset) || !isCount(limit)) return null;
  const follows = typeof hasMore === "boolean" ? hasMore : found >= limit;
  return Math.max(total ?? 0, offset + found + (follows ? 1 : 0));
}

const isCount = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0;

type ItemCheck = (call: string, raw: unknown, pointer: string) => UntypedItemResult;

/** An item of a discriminated union is validated only against the member it names, so that errors name the right field. */
function createItemCheck(
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  compile: (schema: Schema) => ValidateFunction,
): ItemCheck {
  const discriminator = resolve(schema, components)["discriminator"];
  if (!isRecord(discriminator) || !isRecord(discriminator["mapping"])) {
    const check = compile(schema);
    return (call, raw, pointer) => checkItem(call, check, raw, pointer);
  }
  const property = String(discriminator["propertyName"]);
  const byType = new Map(Object.entries(discriminator["mapping"]).map(([type, ref]) => [type, compile({ $ref: ref })]));
  return (call, raw, pointer) => {
    const type = isRecord(raw) ? raw[property] : undefined;
    const check = typeof type === "string" ? byType.get(type) : undefined;
    if (check !== undefined) return checkItem(call, check, raw, pointer);
    const error = new UpstreamContractError(call, `${pointer}/${property}`, "has an unknown type");
    return { ok: false, raw, type: typeof type === "string" ? type : null, unknownType: true, error };
  };
}

function checkItem(call: string, check: ValidateFunction, raw: unknown, pointer: string): UntypedItemResult {
  if (check(raw)) return { ok: true, value: raw };
  const type = isRecord(raw) && typeof raw["type"] === "string" ? raw["type"] : null;
  return { ok: false, raw, type, unknownType: false, error: createContractError(call, check, pointer) };
}

function createContractError(call: string, check: ValidateFunction, pointer: string): UpstreamContractError {
  const error = check.errors?.[0];
  if (error?.keyword === "required") {
    return new UpstreamContractError(
      call,
      `${pointer}${error.instancePath}/${String(error.params["missingProperty"])}`,
      "is missing",
    );
  }
  return new UpstreamContractError(call, `${pointer}${error?.instancePath ?? ""}`, error?.message ?? "violates the contract");
}

function findItemSchema(schema: Schema, components: Readonly<Record<string, Schema>>): Schema | null {
  const properties = resolve(schema, components)["properties"];
  const data = isRecord(properties) ? properties["data"] : undefined;
  const items = isRecord(data) && isRecord(properties) && isRecord(properties["meta"]) ? data["items"] : undefined;
  return isRecord(items) ? items : null;
}

function resolve(schema: Schema, components: Readonly<Record<string, Schema>>): Schema {
  const ref = schema["$ref"];
  return typeof ref === "string" ? (components[ref.slice(prefix.length)] ?? {}) : schema;
}

const schemaMaps: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs"]);

/**
 * Adapts a schema for validating responses. References point into one document, unknown keys are allowed, times may also be Unix
 * seconds or milliseconds, and names marked x-ignore-case may be in any letter case.
 */
function adapt(schema: Schema): Schema {
  const { additionalProperties, discriminator: _discriminator, $id: _id, format, ...rest } = schema;
  if (format === "date-time") {
    const nullable = Array.isArray(rest["type"]) && rest["type"].includes("null");
    return { instant: nullable ? "nullable" : "required" };
  }
  // Upstreams differ in the case of these names; they are converted to the contract's case.
  if (rest["x-ignore-case"] === true) return { enumIgnoringCase: rest["enum"] };
  const adapted: Schema = {};
  for (const [key, part] of Object.entries(rest)) adapted[key] = schemaMaps.has(key) ? adaptMap(toRecord(part)) : adaptPart(part);
  if (isRecord(additionalProperties)) adapted["additionalProperties"] = adapt(additionalProperties);
  if (typeof adapted["$ref"] === "string") adapted["$ref"] = `${documentId}${adapted["$ref"]}`;
  return adapted;
}

const adaptMap = (schemas: Readonly<Record<string, unknown>>): Schema =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, adaptPart(schema)]));

const adaptPart = (part: unknown): unknown => (Array.isArray(part) ? part.map(adaptPart) : isRecord(part) ? adapt(part) : part);

/** The parent and key of a value that a keyword may replace. */
interface DataContext {
  parentData: unknown;
  parentDataProperty: string | number;
}

function replaceValue(value: unknown, by: unknown, context: DataContext | undefined): void {
  if (value !== by && context !== undefined && isRecord(context.parentData)) context.parentData[context.parentDataProperty] = by;
}

function readInstant(presence: unknown, value: unknown, _schema?: unknown, context?: DataContext): boolean {
  if (value === null) return presence === "nullable";
  const time = normalizeTime(value);
  if (time === null) return false;
  replaceValue(value, time, context);
  return true;
}

function readIgnoringCase(names: unknown, value: unknown, _schema?: unknown, context?: DataContext): boolean {
  if (!Array.isArray(names) || typeof value !== "string") return false;
  const name: unknown = names.find((one) => String(one).toLowerCase() === value.toLowerCase());
  if (name === undefined) return false;
  replaceValue(value, name, context);
  return true;
}
