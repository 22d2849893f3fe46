import { expect, it } from "vitest";
import type { Operation } from "../../upstream/http/operation.ts";
import { operations } from "../../upstream/operations.ts";
import { MODULES } from "../../upstream/http/schema.ts";
import { POST_TYPES } from "../../upstream/posts/types.ts";
import { useTestEnv, type Person } from "./support.ts";

const env = useTestEnv();

/** The parts of a schema from which values are generated. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}
type Values = Record<string, unknown>;

const HALF_A_CHARACTER = "\ud800";
/** A leap second, which neither Date nor the database supports. */
const LEAP_SECOND = "2016-12-31T23:59:60Z";
const BEYOND_INTEGERS = 2 ** 31;

const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type[0] : type);

/** A valid value for the schema. */
function fitting(schema: Schema): unknown {
  const values: Record<string, () => unknown> = {
    string: () => (schema.format === "date-time" ? "2026-12-01T09:00:00Z" : "some"),
    integer: () => 1,
    boolean: () => true,
    array: () => [],
    object: () => required(schema),
  };
  return schema.const ?? schema.enum?.[0] ?? values[typeOf(schema) ?? ""]?.() ?? fitting(schema.anyOf?.[0] ?? { enum: [null] });
}

const required = ({ properties = {}, required: keys = [] }: Schema): Values =>
  Object.fromEntries(keys.map((key) => [key, fitting(properties[key] ?? {})]));

/** Values that the schema accepts but the database cannot store. */
function hostile(schema: Schema): unknown[] {
  if (schema.const !== undefined || schema.enum !== undefined) {
    return [];
  }
  const values: Record<string, () => unknown[]> = {
    string: () => [schema.format === "date-time" ? LEAP_SECOND : `a\0b${HALF_A_CHARACTER}`],
    integer: () => [BEYOND_INTEGERS],
    array: () => hostile(schema.items ?? {}).map((value) => [value]),
    object: () => hostileFields(schema).map((field) => ({ ...required(schema), ...field })),
  };
  return values[typeOf(schema) ?? ""]?.() ?? (schema.anyOf ?? []).flatMap(hostile);
}

const hostileFields = ({ properties = {} }: Schema): Values[] =>
  Object.entries(properties).flatMap(([key, property]) => hostile(property).map((value) => ({ [key]: value })));

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** Calls with one hostile value each, in the path, the query and the body. */
function callsOf(op: Operation, known: Values): { path: string; body?: unknown }[] {
  const pathOf = (params: Values) => op.path.replace(/\{(\w+)\}/g, (_, key: string) => encoded(params[key] ?? "some"));
  const body = op.body === undefined ? {} : { body: required(op.body) };
  const queries = hostileFields(op.query ?? {}).flatMap((field) => Object.entries(field));
  return [
    ...hostileFields(op.params ?? {}).map((field) => ({ path: pathOf({ ...known, ...field }), ...body })),
    ...queries.map(([key, value]) => ({ path: `${pathOf(known)}?${key}=${encoded(value)}`, ...body })),
    ...hostile(op.body ?? {}).map((sent) => ({ path: pathOf(known), body: sent })),
  ];
}

/** Creates an entity of each kind and returns the path parameters, by the path before them. */
async function makeThings({ client, contactId, slug: user }: Person): Promise<Record<string, Values>> {
  const made = async (path: string, body: object) => (await client.post<Values>(path, body)).body;
  const posts = await Promise.all(
    POST_TYPES.map(async (type) => [`${type}s`, { id: await env.current.post(type, contactId) }] as const),
  );
  const { slug: community } = await made("/communities", { name: "Place", type: "public" });
  return {
    ...Object.fromEntries(posts),
    announcements: await made("/announcements", { kind: "media", title: "Title", saveAs: "draft" }),
    channels: await made("/channels", { type: "web", name: "Site", url: "example.com" }),
    contacts: await made("/contacts", { name: "Somebody" }),
    contactLists: await made("/contactLists", { name: "List" }),
    tasks: await made("/tasks", { title: "Task" }),
    workLists: await made("/workLists", { name: "List" }),
    "news/monitor/searches": await made("/news/monitor/searches", { name: "Search", q: "word" }),
    newsrooms: await made("/newsrooms", { name: "Room", url: "https://example.org" }),
    interviews: await made("/interviews", { title: "Title", type: "text" }),
    stories: { id: await env.current.story(contactId) },
    c: await made("/companies", { name: "Firm" }),
    o: await made("/outlets", { name: "Paper", type: "online" }),
    communities: { id: community, slug: community },
    u: { slug: user, user },
  };
}

/** Deletes come last, so that the entities exist for all other calls; nobody signs out. */
const ORDER = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const swept = operations
  .filter(({ id }) => id !== "deleteSession")
  .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));

it("@API-003 takes no fault from what no database holds, wherever it is sent", { timeout: 120_000 }, async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  const me = await env.current.person(["admin", "accountAdmin"], { account_id: accountId, modules: [...MODULES] });
  const things = await makeThings(me);
  const errors: string[] = [];
  for (const op of swept) {
    const known = things[op.path.slice(1).split("/{")[0] ?? ""] ?? {};
    for (const call of callsOf(op, known)) {
      // The client validates responses against openapi.json, in which no call returns a server error.
      await me.client.send({ method: op.method, ...call }).catch((error: unknown) => errors.push(String(error)));
    }
  }
  expect(errors).toEqual([]);
});
