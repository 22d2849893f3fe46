import * as v from "valibot";
import type { Change } from "./change.ts";
import { describeSchemaChanges, type Documents, type Finding } from "./restShapes.ts";

const parameterShape = v.object({
  name: v.string(),
  in: v.string(),
  required: v.optional(v.boolean(), false),
  schema: v.optional(v.unknown()),
});
const contentShape = v.record(v.string(), v.object({ schema: v.optional(v.unknown()) }));
const responseShape = v.object({ $ref: v.optional(v.string()), content: v.optional(contentShape, {}) });
const operationShape = v.object({
  operationId: v.string(),
  parameters: v.optional(v.array(parameterShape), []),
  requestBody: v.optional(v.object({ required: v.optional(v.boolean(), false), content: contentShape })),
  responses: v.record(v.string(), responseShape),
  "x-optional": v.optional(v.unknown()),
});
const documentShape = v.looseObject({
  paths: v.record(v.string(), v.record(v.string(), operationShape)),
  "x-realtime": v.optional(v.looseObject({ events: v.optional(v.record(v.string(), v.unknown()), {}) })),
});

type Operation = v.InferOutput<typeof operationShape>;
interface Located {
  /** Method and path. */
  address: string;
  operation: Operation;
}

/**
 * Compares two versions of openapi.json. The contract has two sides: clients send requests and read responses; a REST API behind
 * the gateway receives requests and sends responses. A change is breaking when one of the sides relies on the old version, so that
 * most changes of a request break one side and the same change of a response the other.
 */
export function restChanges(oldText: string, newText: string): Change[] {
  const [oldJson, newJson]: [unknown, unknown] = [JSON.parse(oldText), JSON.parse(newText)];
  const [before, after] = [v.parse(documentShape, oldJson), v.parse(documentShape, newJson)];
  const [oldOperations, newOperations] = [operationsOf(before), operationsOf(after)];
  const shapes: Shapes = { old: oldJson, new: newJson, found: new Map() };
  const changes = [
    ...removed(oldOperations, newOperations),
    ...added(oldOperations, newOperations),
    ...removedEvents(before, after),
    ...[...oldOperations].flatMap(([id, old]) => {
      const now = newOperations.get(id);
      return now === undefined ? [] : changesOfOperation(id, old, now, shapes);
    }),
  ];
  return [...changes, ...shapeChanges(shapes)];
}

function operationsOf({ paths }: v.InferOutput<typeof documentShape>): Map<string, Located> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        operation.operationId,
        { address: `${method.toUpperCase()} ${path}`, operation },
      ]),
    ),
  );
}

const breaking = (message: string, affects: readonly string[] = []): Change => ({ level: "breaking", message, affects });
const safe = (message: string): Change => ({ level: "safe", message, affects: [] });

function removed(before: Map<string, Located>, after: Map<string, Located>): Change[] {
  return [...before]
    .filter(([id]) => !after.has(id))
    .map(([id, { address }]) => breaking(`REST call ${id} (${address}) was removed.`, [id]));
}

function added(before: Map<string, Located>, after: Map<string, Located>): Change[] {
  return [...after]
    .filter(([id]) => !before.has(id))
    .map(([id, { address, operation }]) => {
      const isOptional = operation["x-optional"] !== undefined && operation["x-optional"] !== false;
      return isOptional
        ? safe(`REST call ${id} (${address}) was added; a REST API may lack it.`)
        : breaking(`REST call ${id} (${address}) was added, and a REST API must have it.`, [id]);
    });
}

function removedEvents(before: v.InferOutput<typeof documentShape>, after: v.InferOutput<typeof documentShape>): Change[] {
  const events = Object.keys(after["x-realtime"]?.events ?? {});
  return Object.keys(before["x-realtime"]?.events ?? {})
    .filter((event) => !events.includes(event))
    .map((event) => breaking(`Realtime event ${event} was removed.`));
}

/** Findings by sentence, with the REST calls that they are part of: one shape is part of many calls. */
interface Shapes extends Documents {
  found: Map<string, { finding: Finding; calls: Set<string> }>;
}

function changesOfOperation(id: string, old: Located, now: Located, shapes: Shapes): Change[] {
  const moved =
    old.address === now.address ? [] : [breaking(`REST call ${id} moved from ${old.address} to ${now.address}.`, [id])];
  const statuses = (operation: Operation) => Object.keys(operation.responses).filter((status) => status.startsWith("2"));
  const removed = statuses(old.operation).filter((status) => !statuses(now.operation).includes(status));
  const gained = statuses(now.operation).filter((status) => !statuses(old.operation).includes(status));
  for (const status of statuses(old.operation)) {
    for (const [media, { schema }] of Object.entries(old.operation.responses[status]?.content ?? {})) {
      const other = now.operation.responses[status]?.content[media]?.schema;
      if (other !== undefined) compare(`the response of ${id}`, "response", schema, other, id, shapes);
    }
  }
  for (const [media, { schema }] of Object.entries(old.operation.requestBody?.content ?? {})) {
    const other = now.operation.requestBody?.content[media]?.schema;
    if (other !== undefined) compare(`the body of ${id}`, "request", schema, other, id, shapes);
  }
  return [
    ...moved,
    ...removed.map((status) => breaking(`REST call ${id} no longer responds with ${status}.`, [id])),
    ...gained.map((status) => breaking(`REST call ${id} responds with ${status} too.`, [id])),
    ...parameterChanges(id, old.operation, now.operation, shapes),
    ...bodyChanges(id, old.operation, now.operation),
  ];
}

function parameterChanges(id: string, old: Operation, now: Operation, shapes: Shapes): Change[] {
  const keyOf = (parameter: Operation["parameters"][number]) => `${parameter.in} ${parameter.name}`;
  const before = new Map(old.parameters.map((parameter) => [keyOf(parameter), parameter]));
  const after = new Map(now.parameters.map((parameter) => [keyOf(parameter), parameter]));
  const changes: Change[] = [];
  for (const [key, parameter] of before) {
    const other = after.get(key);
    if (other === undefined) {
      changes.push(breaking(`Parameter ${parameter.name} (${parameter.in}) of REST call ${id} was removed.`, [id]));
      continue;
    }
    if (other.required && !parameter.required)
      changes.push(breaking(`Parameter ${parameter.name} of ${id} is now required.`, [id]));
    compare(`parameter ${parameter.name} of ${id}`, "request", parameter.schema, other.schema, id, shapes);
  }
  for (const [key, parameter] of after) {
    if (before.has(key)) continue;
    const message = `Parameter ${parameter.name} (${parameter.in}) of REST call ${id} was added`;
    changes.push(parameter.required ? breaking(`${message} and is required.`, [id]) : safe(`${message}.`));
  }
  return changes;
}

function bodyChanges(id: string, old: Operation, now: Operation): Change[] {
  if (old.requestBody === undefined && now.requestBody?.required === true)
    return [breaking(`REST call ${id} now requires a body.`, [id])];
  if (old.requestBody !== undefined && now.requestBody === undefined) return [breaking(`REST call ${id} takes no body.`, [id])];
  const removed = Object.keys(old.requestBody?.content ?? {}).filter((media) => now.requestBody?.content[media] === undefined);
  return removed.map((media) => breaking(`REST call ${id} no longer takes ${media}.`, [id]));
}

function compare(place: string, side: "request" | "response", old: unknown, now: unknown, call: string, shapes: Shapes): void {
  for (const finding of describeSchemaChanges(place, side, old, now, shapes)) {
    const known = shapes.found.get(finding.message);
    if (known === undefined) shapes.found.set(finding.message, { finding, calls: new Set([call]) });
    else known.calls.add(call);
  }
}

const shapeChanges = ({ found }: Shapes): Change[] =>
  [...found.values()].map(({ finding: { level, message }, calls }) => ({
    level,
    message,
    affects: level === "breaking" ? [...calls] : [],
  }));
