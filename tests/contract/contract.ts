import { readFileSync } from "node:fs";
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

interface Described {
  operationId: string;
  "x-modules"?: string[];
  parameters: { name: string; in: string }[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: unknown }> }>;
}
interface Document {
  paths: Record<string, Record<string, Described>>;
}

export interface Operation {
  id: string;
  method: string;
  /** As in openapi.json, with parameters in braces. */
  path: string;
  statuses: readonly string[];
  /** Names of its query parameters. */
  queries: readonly string[];
  /** Modules that the user's plan must include; users without them get a 404. */
  modules: readonly string[];
}

export interface ReceivedResponse {
  status: number;
  /** With lower-case names. */
  headers: Readonly<Record<string, unknown>>;
  /** The raw body. */
  text: string;
}

const prefix = "/api/v1";
const document = JSON.parse(readFileSync(new URL("../../openapi.json", import.meta.url), "utf8")) as Document;

const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: false });
addFormats.default(ajv);
ajv.addSchema(document, "contract");

/** All operations of the contract. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters, responses, "x-modules": modules = [] }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path,
    statuses: Object.keys(responses),
    queries: parameters.flatMap((parameter) => (parameter.in === "query" ? [parameter.name] : [])),
    modules,
  })),
);

/** The operation of a request; literal path segments take precedence over parameters. Null when there is none. */
export function operationOf(method: string, url: string): Operation | null {
  const path = new URL(url, "http://any").pathname;
  if (!path.startsWith(`${prefix}/`)) return null;
  const parts = path.slice(prefix.length).split("/");
  const candidates = operations.filter((operation) => operation.method === method && fits(operation.path, parts));
  const parameters = (operation: Operation) => operation.path.split("{").length;
  return candidates.toSorted((a, b) => parameters(a) - parameters(b))[0] ?? null;
}

function fits(template: string, parts: readonly string[]): boolean {
  const expected = template.split("/");
  return expected.length === parts.length && expected.every((part, i) => part.startsWith("{") || part === parts[i]);
}

const validators = new Map<string, ValidateFunction>();

const jsonType = "application/json";

/** The media type of a response with this status, according to the contract. */
function mediaTypeOf(operation: Operation, status: number): string {
  const { content = {} } = document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses[String(status)] ?? {};
  return Object.keys(content)[0] ?? jsonType;
}

function validatorOf(operation: Operation, status: number): ValidateFunction {
  const escape = (text: string) => encodeURIComponent(text.replace(/~/g, "~0").replace(/\//g, "~1"));
  const pointer = `#/paths/${escape(operation.path)}/${operation.method.toLowerCase()}/responses/${status}`;
  const shared = document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses[String(status)]?.$ref;
  const $ref = `contract${shared ?? pointer}/content/${escape(mediaTypeOf(operation, status))}/schema`;
  const known = validators.get($ref);
  if (known !== undefined) return known;
  const validator = ajv.compile({ $ref });
  validators.set($ref, validator);
  return validator;
}

/** Messages about violations of the contract in a response; empty when there are none. */
export function validationErrorsOf(operation: Operation, response: ReceivedResponse): string[] {
  const { status, headers, text } = response;
  if (!operation.statuses.includes(String(status)))
    return [`status ${status} is not among ${operation.statuses.join(", ")}: ${text.slice(0, 200)}`];
  if (status === 204) return text === "" ? [] : ["an empty response has a body"];
  const type = headers["content-type"];
  const expected = mediaTypeOf(operation, status);
  if (typeof type !== "string" || type.split(";")[0] !== expected)
    return [`content-type is ${JSON.stringify(type)}, not ${expected}`];
  const validate = validatorOf(operation, status);
  if (validate(bodyOf(response))) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath || "(body)"} ${error.message ?? ""}`);
}

/** The body of a response: parsed JSON, text, or null if empty; undefined for invalid JSON. */
export function bodyOf({ headers, text }: Pick<ReceivedResponse, "headers" | "text">): unknown {
  if (text === "") return null;
  try {
    return String(headers["content-type"]).startsWith(jsonType) ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}
