import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { compileMarkupCheck, type MarkupCheck } from "./markup.ts";
import { compileValidators, type ResponseValidator } from "./responseValidators.ts";

/** The allowed values of a path parameter; anything else is rejected before it becomes part of a path (see path.ts). */
export type ParameterKind = "digits" | "text" | ReadonlySet<string>;

/** One REST operation as the gateway uses it. */
export interface Call {
  name: string;
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** Path below /api/v1 with `{name}` for parameters, such as `/communities/{slug}`. */
  template: string;
  parameters: Readonly<Record<string, ParameterKind>>;
  /** Other names for query parameters; empty unless overridden. */
  queryNames: Readonly<Record<string, string>>;
  /** The first segment of the path. Calls of one family share a concurrency limit. */
  family: string;
  /** True when success is 201: such a call carries an idempotency key. */
  creates: boolean;
  /** The media type of its response: JSON, or text that is passed on unchanged. */
  mediaType: string;
  responseValidator: ResponseValidator;
  /** True when the platform does not have it: it is never sent and fails with status 501. */
  isAbsent: boolean;
  /** Applied to the body before it is sent. */
  checkMarkup: MarkupCheck;
}

/** Every call by name; UPSTREAM_PATHS may override entries. */
export type Contract = ReadonlyMap<string, Call>;

const parameterShape = v.object({
  name: v.string(),
  in: v.string(),
  schema: v.optional(v.looseObject({ type: v.optional(v.unknown()), enum: v.optional(v.array(v.unknown())) })),
});
const contentShape = v.record(v.string(), v.object({ schema: v.optional(v.record(v.string(), v.unknown())) }));
const operationShape = v.object({
  operationId: v.string(),
  // Describes what is missing without the operation; false or omitted: the product needs it.
  "x-optional": v.optional(v.union([v.literal(false), v.string()]), false),
  parameters: v.optional(v.array(parameterShape), []),
  requestBody: v.optional(v.object({ content: contentShape })),
  responses: v.record(v.string(), v.object({ content: v.optional(contentShape) })),
});
const documentShape = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.optional(v.object({ schemas: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}) }), {}),
});

const overrideShape = v.strictObject({
  path: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/([A-Za-z0-9][A-Za-z0-9._~-]*|\{[A-Za-z]+\}))+$/, "must be a path such as /communities/{slug}"),
    ),
  ),
  query: v.optional(v.record(v.string(), v.string())),
});

/** The file named by UPSTREAM_PATHS: other path templates and query names by call name, or false for a call that is absent. */
export const overridesShape = v.record(
  v.string(),
  v.lazy((given) => (given === false ? v.literal(false) : overrideShape)),
);
export type PathOverrides = v.InferOutput<typeof overridesShape>;

/** An override that does not fit the contract; the message is one sentence for the person who starts the gateway. */
export class PathOverrideError extends Error {}

const methods = { get: "GET", post: "POST", patch: "PATCH", put: "PUT", delete: "DELETE" } as const;
const isMethod = (text: string): text is keyof typeof methods => Object.hasOwn(methods, text);

export const jsonType = "application/json";

const contractFile = path.resolve(import.meta.dirname, "../../openapi.json");

let shared: Contract | undefined;

/**
 * The contract with the checks of all responses. The product's own contract is read once in a process, because compiling its checks
 * takes long.
 * @param document replaces openapi.json
 * @throws PathOverrideError when an override names a call or a parameter that does not exist, or declares a call absent that the
 * product needs
 */
export function loadContract(document?: unknown, overrides: PathOverrides = {}): Contract {
  if (document !== undefined) return readContract(document, overrides);
  const read = (): Contract => readContract(JSON.parse(readFileSync(contractFile, "utf8")), overrides);
  return Object.keys(overrides).length === 0 ? (shared ??= read()) : read();
}

function readContract(document: unknown, overrides: PathOverrides): Contract {
  const { paths, components } = v.parse(documentShape, document);
  const check = compileValidators(components.schemas);
  const calls = new Map<string, Call>();
  for (const [fullPath, item] of Object.entries(paths)) {
    for (const [method, value] of Object.entries(item)) {
      if (!isMethod(method)) continue;
      const operation = v.parse(operationShape, value);
      const name = operation.operationId;
      const { [name]: given = {} } = overrides;
      const isAbsent = given === false;
      const { path: otherPath, query: queryNames = {} } = isAbsent ? {} : given;
      if (isAbsent && operation["x-optional"] === false)
        throw new PathOverrideError(`UPSTREAM_PATHS declares "${name}" absent, which the product needs.`);
      const template = otherPath ?? fullPath.replace(/^\/api\/v1/, "");
      const success = Object.keys(operation.responses).filter((status) => /^2\d\d$/.test(status));
      const [mediaType, described] = success.flatMap((status) =>
        Object.entries(operation.responses[status]?.content ?? {}),
      )[0] ?? [jsonType, { schema: undefined }];
      calls.set(name, {
        name,
        method: methods[method],
        template,
        parameters: readParameterKinds(operation.parameters),
        queryNames,
        family: fullPath.replace(/^\/api\/v1/, "").split("/")[1] ?? "",
        creates: success.includes("201"),
        mediaType,
        responseValidator: check(name, described.schema ?? null),
        isAbsent,
        checkMarkup: compileMarkupCheck(name, operation.requestBody?.content[jsonType]?.schema, components.schemas),
      });
    }
  }
  for (const name of Object.keys(overrides))
    if (!calls.has(name)) throw new PathOverrideError(`UPSTREAM_PATHS names the unknown call "${name}".`);
  for (const call of calls.values()) checkTemplate(call);
  return calls;
}

function readParameterKinds(parameters: readonly v.InferOutput<typeof parameterShape>[]): Record<string, ParameterKind> {
  const kinds: Record<string, ParameterKind> = {};
  for (const { name, in: location, schema } of parameters) {
    if (location !== "path") continue;
    if (schema?.enum !== undefined) kinds[name] = new Set(schema.enum.map(String));
    else kinds[name] = schema?.type === "integer" ? "digits" : "text";
  }
  return kinds;
}

function checkTemplate({ name, template, parameters }: Call): void {
  for (const [, parameter] of template.matchAll(/\{([^}]*)\}/g)) {
    if (parameter !== undefined && !Object.hasOwn(parameters, parameter))
      throw new PathOverrideError(`UPSTREAM_PATHS gives "${name}" a path with the unknown parameter "${parameter}".`);
  }
}
