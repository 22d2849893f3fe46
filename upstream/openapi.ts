import { STATUS_CODES } from "node:http";
import { pathToFileURL } from "node:url";
import type { TObject, TSchema } from "typebox";
import { createExample, type Json } from "./http/example.ts";
import type { Operation } from "./http/operation.ts";
import { Problem } from "./http/schema.ts";
import { operations } from "./operations.ts";
import { describeOptionality } from "./optionalOperations.ts";
import { getDescription } from "./schemaDescriptions.ts";

/** Schema keys used only by the validator. */
const privateKeys = new Set(["$id", "x-error"]);

/** Replaces named schemas by references and adds them to components. */
function replaceNamedSchemas(schema: unknown, components: Map<string, Json>): Json {
  if (Array.isArray(schema)) return schema.map((item) => replaceNamedSchemas(item, components));
  if (typeof schema !== "object" || schema === null) return schema as Json;
  const name: unknown = Reflect.get(schema, "$id");
  if (typeof name !== "string") return replaceInProperties(schema, components);
  if (!components.has(name)) {
    components.set(name, null);
    components.set(name, addDescription(name, replaceInProperties(schema, components)));
  }
  return { $ref: `#/components/schemas/${name}` };
}

/** @throws Error when the shape has no description */
function addDescription(name: string, schema: { [key: string]: Json }): Json {
  const description = schema["description"] ?? getDescription(name);
  if (description === undefined) throw new Error(`upstream/schemaDescriptions.ts does not describe ${name}.`);
  return { description, ...schema };
}

function replaceInProperties(schema: object, components: Map<string, Json>): { [key: string]: Json } {
  const entries = Object.entries(schema).filter(([key]) => !privateKeys.has(key));
  return Object.fromEntries(entries.map(([key, value]) => [key, replaceNamedSchemas(value, components)]));
}

function createParameters(place: "path" | "query", schema: TObject | undefined, components: Map<string, Json>): Json[] {
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path",
    ...(place === "query" && isList(property) && { style: "form", explode: false }),
    schema: replaceNamedSchemas(property, components),
  }));
}

const isList = (schema: TSchema) => "type" in schema && schema.type === "array";

const markerHeader: Json = {
  name: "x-requested-with",
  in: "header",
  required: true,
  schema: { const: "XMLHttpRequest" },
};
const idempotencyKey: Json = {
  name: "idempotency-key",
  in: "header",
  required: false,
  description: "Repeating a request with the same key within 24 hours returns the response of the first one.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

/** The meaning of each error status in every operation. */
const problemsByStatus: Readonly<Record<number, string>> = {
  400: "Bad Request. Path or query parameters are invalid, the body is not JSON, or the header x-requested-with is missing.",
  401: "Unauthorized. The operation requires a signed-in user.",
  403: "Forbidden. The caller may see the entity but lacks the permission.",
  404: "Not Found. The entity does not exist or is not visible to the caller, or the caller's plan lacks the module.",
  409: "Conflict. The entity already exists or is in use, or the first request with this idempotency-key is still running.",
  413: "Content Too Large. The body or the uploaded file exceeds the limit.",
  415: "Unsupported Media Type. The media type of the body or the type of an uploaded file is not supported.",
  422: "Unprocessable Content. The input is invalid, the state of the entity does not allow the operation, or the user or access token may only read.",
  429: "Too Many Requests. The header retry-after has the seconds to wait.",
};

/** Error statuses implied by the call's access and input. */
function getErrorStatuses(op: Operation): number[] {
  const hasInput = op.body !== undefined || op.multipart !== undefined;
  const mayMiss = op.modules !== undefined || op.params !== undefined || op.query?.properties["communitySlug"] !== undefined;
  const statuses = [
    ...(op.params !== undefined || op.query !== undefined || op.method !== "GET" ? [400] : []),
    ...(op.access === "all" && !mayMiss ? [] : [401]),
    ...(mayMiss ? [404] : []),
    ...(op.creates === true ? [409] : []),
    ...(hasInput ? [413, 415] : []),
    ...(op.method !== "GET" || hasInput ? [422] : []),
    ...(op.refusals ?? []),
    429,
  ];
  return [...new Set(statuses)].toSorted((a, b) => a - b);
}

function describeOperation(op: Operation, components: Map<string, Json>): Json {
  const describeSuccess = (status: number): [string, Json] => [
    String(status),
    {
      description: STATUS_CODES[status] ?? "",
      ...(op.response !== undefined && {
        content: {
          [op.mediaType ?? "application/json"]: {
            schema: replaceNamedSchemas(op.response, components),
            example: createExample(op.response),
          },
        },
      }),
    },
  ];
  const successes = [...(op.mayExist === true ? [describeSuccess(200)] : []), describeSuccess(op.status)];
  const refusals = getErrorStatuses(op).map((status): [string, Json] => [
    String(status),
    { $ref: `#/components/responses/Problem${status}` },
  ]);
  const form = op.multipart ?? op.body;
  const type = op.multipart === undefined ? "application/json" : "multipart/form-data";
  return {
    operationId: op.id,
    summary: op.summary,
    tags: [op.tag],
    security: op.access === "all" ? [{}, { cookie: [] }, { bearer: [] }] : [{ cookie: [] }, { bearer: [] }],
    ...(op.assumed === true && { "x-assumed": true, "x-optional": describeOptionality(op) }),
    ...(op.modules !== undefined && { "x-modules": [...op.modules] }),
    parameters: [
      ...createParameters("path", op.params, components),
      ...createParameters("query", op.query, components),
      ...(op.method === "GET" ? [] : [markerHeader]),
      ...(op.creates === true ? [idempotencyKey] : []),
    ],
    ...(form !== undefined && {
      requestBody: {
        required: "required" in form,
        content: { [type]: { schema: replaceNamedSchemas(form, components), example: createExample(form) } },
      },
    }),
    responses: Object.fromEntries([...successes, ...refusals]),
  };
}

function sortByKey<T>(entries: Iterable<readonly [string, T]>): { [key: string]: T } {
  return Object.fromEntries([...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Describes the events that /realtime (socket.io) sends and receives. */
const realtimeDescription: Json = {
  path: "/realtime",
  handshake:
    'Authenticate by the cookie sid, a bearer token in the header authorization, or auth.token. Guests are refused with the error "unauthorized".',
  sequence:
    "Optional. Every event has a second argument, its number: a whole number that grows with each event of the platform, in the order in which the changes were committed, the same on every node.",
  events: {
    position: "Sent once on connection, before all other events: { sequence }, the number of the last event before it. Optional.",
    "User{id}_channel_user_notifications":
      "Sent to the user on a new notification: { hasNotifications: true, notification: Notification or null }.",
    "User{id}_channel_user_messages":
      "Sent to the participants when a message is sent or deleted, and to the user when they mark or delete messages: { conversationId, message, unread }.",
    "User{id}_channel_user_videos":
      "Sent to the uploader when processing ends: { id, status }. A failed video keeps the status processing and has an error.",
    post_changed:
      "Sent to sockets that watch the post: { type, id, change: likes, comments, edited, deleted or restored }. Optional.",
    feed_changed:
      "Sent to sockets that watch the feed when a post is published for their audience: { communitySlug or null, communityId or null, type, id }. communityId is optional; without it, subscribers to a community get no events after it was renamed. Optional.",
  },
  messages: {
    watch:
      "Starts watching { post: { type, id } } or { feed: community slug, or null for the home feed }. Acknowledged with { ok }. Optional.",
    missed:
      "Asks for the events since { after: number } or of the last { within: milliseconds } that the socket would have received, including those of what it asked to watch before. Acknowledged with { sequence, events: [{ event, data, sequence }] }, complete up to the sequence; events is null when it is unknown what was missed. Optional.",
    unwatch: "Stops watching; same argument as watch. Acknowledged with { ok }. Optional.",
  },
};

/** The REST API as OpenAPI 3.1; the output is deterministic. */
export function printOpenApi(): string {
  const components = new Map<string, Json>();
  const problem = replaceNamedSchemas(Problem, components);
  const paths = new Map<string, Map<string, Json>>();
  for (const op of operations) {
    const path = paths.get(op.path) ?? new Map<string, Json>();
    paths.set(op.path, path.set(op.method.toLowerCase(), describeOperation(op, components)));
  }
  const statuses = new Set(operations.flatMap(getErrorStatuses));
  const responses = [...statuses].map((status): [string, Json] => [
    `Problem${status}`,
    { description: problemsByStatus[status] ?? STATUS_CODES[status] ?? "", content: { "application/json": { schema: problem } } },
  ]);
  const document: Json = {
    openapi: "3.1.0",
    info: {
      title: "REST API",
      version: "1.0.0",
      description:
        "The REST API that the gateway requires of the platform. The product specification defines the operations, except those marked x-assumed, which were added. x-optional describes what the product lacks if a platform does not implement such an operation; false if the product requires it.",
    },
    servers: [{ url: "/api/v1" }],
    "x-realtime": realtimeDescription,
    paths: sortByKey([...paths].map(([path, methods]) => [path, sortByKey(methods)])),
    components: {
      responses: sortByKey(responses),
      schemas: sortByKey(components),
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: "sid" },
      },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) process.stdout.write(printOpenApi());
