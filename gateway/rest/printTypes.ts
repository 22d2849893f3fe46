import * as v from "valibot";
import { isRecord, toRecord } from "./records.ts";

type Schema = Record<string, unknown>;

const schemaShape = v.record(v.string(), v.unknown());
const contentShape = v.optional(v.record(v.string(), v.object({ schema: v.optional(schemaShape) })), {});
const operationShape = v.object({
  operationId: v.string(),
  summary: v.optional(v.string()),
  parameters: v.optional(
    v.array(
      v.object({
        name: v.string(),
        in: v.string(),
        required: v.optional(v.boolean(), false),
        schema: v.optional(schemaShape, {}),
      }),
    ),
    [],
  ),
  requestBody: v.optional(v.object({ required: v.optional(v.boolean(), false), content: contentShape })),
  responses: v.record(v.string(), v.object({ content: contentShape })),
});
const documentShape = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.object({ schemas: v.record(v.string(), schemaShape) }),
});
type Operation = v.InferOutput<typeof operationShape>;

const methods: ReadonlySet<string> = new Set(["get", "post", "patch", "put", "delete"]);

/**
 * Prints the types of gateway/rest/generated/contract.ts: every component of openapi.json, and `Operations` with the input and
 * response of every call. An optional parameter may be null, which leaves it out like undefined (see path.ts).
 */
export function printRestTypes(document: unknown): string {
  const { paths, components } = v.parse(documentShape, document);
  const lines = ["// Written by `npm run generate` from openapi.json.", ""];
  for (const [name, schema] of Object.entries(components.schemas).toSorted(([left], [right]) => left.localeCompare(right)))
    lines.push(...printComment(schema["description"], ""), `export type ${name} = ${printType(schema, "")};`, "");
  lines.push("/** Every call by its name. */", "export interface Operations {");
  const operations = Object.values(paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, value]) =>
      methods.has(method) ? [{ method: method.toUpperCase(), operation: v.parse(operationShape, value) }] : [],
    ),
  );
  for (const { method, operation } of operations.toSorted((left, right) =>
    left.operation.operationId.localeCompare(right.operation.operationId),
  )) {
    lines.push(...printComment(operation.summary, "  "));
    lines.push(
      `  ${operation.operationId}: { method: "${method}"; input: ${printInput(operation)}; response: ${printResponse(operation)} };`,
    );
  }
  return `${[...lines, "}"].join("\n")}\n`;
}

function printInput({ parameters, requestBody }: Operation): string {
  const parts: string[] = [];
  for (const [place, name] of [
    ["path", "params"],
    ["query", "query"],
  ] as const) {
    const own = parameters.filter((parameter) => parameter.in === place);
    if (own.length === 0) continue;
    const fields = own.map(
      (parameter) =>
        `${printKey(parameter.name)}${parameter.required ? "" : "?"}: ${printType(parameter.schema, "")}${parameter.required ? "" : " | null | undefined"}`,
    );
    parts.push(`${name}${own.some((parameter) => parameter.required) ? "" : "?"}: { ${fields.join("; ")} }`);
  }
  const body = requestBody?.content["application/json"]?.schema;
  if (body !== undefined) parts.push(`body${requestBody?.required === true ? "" : "?"}: ${printType(body, "  ")}`);
  return parts.length === 0 ? "{ params?: undefined }" : `{ ${parts.join("; ")} }`;
}

function printResponse({ responses }: Operation): string {
  const schemas = Object.entries(responses)
    .filter(([status]) => /^2\d\d$/.test(status))
    .flatMap(([, response]) => Object.values(response.content).map(({ schema }) => schema))
    .filter((schema) => schema !== undefined);
  const types = new Set(schemas.map((schema) => printType(schema, "  ")));
  return types.size === 0 ? "undefined" : [...types].join(" | ");
}

const scalars: Readonly<Record<string, string>> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
  null: "null",
};

function printType(schema: Schema, indent: string): string {
  const { $ref, type, anyOf, oneOf, allOf, items, properties, additionalProperties } = schema;
  if (typeof $ref === "string") return $ref.slice($ref.lastIndexOf("/") + 1);
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"])) {
    return join(
      schema["enum"].map((value) => JSON.stringify(value)),
      " | ",
    );
  }
  const alternatives = [anyOf, oneOf].find(Array.isArray);
  if (alternatives !== undefined) {
    return join(
      alternatives.map((part) => printType(toRecord(part), indent)),
      " | ",
    );
  }
  if (Array.isArray(allOf)) {
    return join(
      allOf.map((part) => printType(toRecord(part), indent)),
      " & ",
    );
  }
  if (Array.isArray(type)) {
    return join(
      type.map((one) => printType({ ...schema, type: one }, indent)),
      " | ",
    );
  }
  if (type === "array") return items === undefined ? "readonly unknown[]" : printArray(printType(toRecord(items), indent));
  if (typeof type === "string" && type in scalars) return scalars[type] ?? "unknown";
  if (properties !== undefined) return printObject(toRecord(properties), schema["required"], indent);
  if (isRecord(additionalProperties)) return `Record<string, ${printType(additionalProperties, indent)}>`;
  const patterns = Object.values(toRecord(schema["patternProperties"]));
  if (patterns.length > 0) {
    return `Record<string, ${join(
      patterns.map((part) => printType(toRecord(part), indent)),
      " | ",
    )}>`;
  }
  return type === "object" ? "Record<string, unknown>" : "unknown";
}

function printObject(properties: Schema, required: unknown, indent: string): string {
  const needed = new Set(Array.isArray(required) ? required : []);
  const inner = `${indent}  `;
  const lines = Object.entries(properties).flatMap(([name, part]) => {
    const schema = toRecord(part);
    const optional = needed.has(name) ? "" : "?";
    return [
      ...printComment(schema["description"], inner),
      `${inner}${printKey(name)}${optional}: ${printType(schema, inner)}${optional === "" ? "" : " | undefined"};`,
    ];
  });
  return lines.length === 0 ? "Record<never, never>" : `{\n${lines.join("\n")}\n${indent}}`;
}

const printKey = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const join = (types: readonly string[], separator: string): string => [...new Set(types)].join(separator);
const printArray = (item: string): string => (/^[\w.]+$/.test(item) ? `readonly ${item}[]` : `ReadonlyArray<${item}>`);
const printComment = (text: unknown, indent: string): string[] =>
  typeof text === "string" && text !== "" ? [`${indent}/** ${text.replaceAll("*/", "*\\/")} */`] : [];
