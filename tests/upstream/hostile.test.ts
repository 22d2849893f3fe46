import { expect, it } from "vitest";
import { modules } from "../../upstream/db/columns.ts";
import type { Operation } from "../../upstream/http/operation.ts";
import { operations } from "../../upstream/operations.ts";
import { postTypes } from "../../upstream/posts/types.ts";
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

const loneSurrogate = "\ud800";
/** A leap second, which neither Date nor the database supports. */
const leapSecond = "2016-12-31T23:59:60Z";
const TOO_LARGE_INTEGER = 2 ** 31;

const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type[0] : type);

/** A valid value for the schema. */
function validValue(schema: Schema): unknown {
  const values: Record<string, () => unknown> = {
    string: () => (schema.format === "date-time" ? "2026-12-01T09:00:00Z" : "some"),
    integer: () => 1,
    boolean: () => true,
    array: () => [],
    object: () => requiredFields(schema),
  };
  return (
    schema.const ?? schema.enum?.[0] ?? values[typeOf(schema) ?? ""]?.() ?? validValue(schema.anyOf?.[0] ?? { enum: [null] })
  );
}

const requiredFields = ({ properties = {}, required: keys = [] }: Schema): Values =>
  Object.fromEntries(keys.map((key) => [key, validValue(properties[key] ?? {})]));

/** Values that the schema accepts but the database cannot store. */
function hostileValues(schema: Schema): unknown[] {
  if (schema.const !== undefined || schema.enum !== undefined) return [];
  const values: Record<string, () => unknown[]> = {
    string: () => [schema.format === "date-time" ? leapSecond : `a\0b${loneSurrogate}`],
    integer: () => [TOO_LARGE_INTEGER],
    array: () => hostileValues(schema.items ?? {}).map((value) => [value]),
    object: () => hostileFields(schema).map((field) => ({ ...requiredFields(schema), ...field })),
  };
  return values[typeOf(schema) ?? ""]?.() ?? (schema.anyOf ?? []).flatMap(hostileValues);
}

const hostileFields = ({ properties = {} }: Schema): Values[] =>
  Object.entries(properties).flatMap(([key, property]) => hostileValues(property).map((value) => ({ [key]: value })));

const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

/** Calls with one hostile value each, in the path, the query and the body. */
function callsOf(operation: Operation, params: Values): { path: string; body?: unknown }[] {
  const pathOf = (params: Values) => operation.path.replace(/\{(\w+)\}/g, (_, key: string) => encoded(params[key] ?? "some"));
  const body = operation.body === undefined ? {} : { body: requiredFields(operation.body) };
  const queries = hostileFields(operation.query ?? {}).flatMap((field) => Object.entries(field));
  return [
    ...hostileFields(operation.params ?? {}).map((field) => ({ path: pathOf({ ...params, ...field }), ...body })),
    ...queries.map(([key, value]) => ({ path: `${pathOf(params)}?${key}=${encoded(value)}`, ...body })),
    ...hostileValues(operation.body ?? {}).map((sent) => ({ path: pathOf(params), body: sent })),
  ];
}

/** Creates one entity of each type. @returns the path parameters, by the path before them */
async function createEntities({ client, contactId, slug: user }: Person): Promise<Record<string, Values>> {
  const create = async (path: string, body: object) => (await client.post<Values>(path, body)).body;
  const posts = await Promise.all(
    postTypes.map(async (type) => [`${type}s`, { id: await env.current.post(type, contactId) }] as const),
  );
  const { slug: community } = await create("/communities", { name: "Place", type: "public" });
  return {
    ...Object.fromEntries(posts),
    announcements: await create("/announcements", { kind: "media", title: "Title", saveAs: "draft" }),
    channels: await create("/channels", { type: "web", name: "Site", url: "example.com" }),
    contacts: await create("/contacts", { name: "Somebody" }),
    contactLists: await create("/contactLists", { name: "List" }),
    tasks: await create("/tasks", { title: "Task" }),
    workLists: await create("/workLists", { name: "List" }),
    "news/monitor/searches": await create("/news/monitor/searches", { name: "Search", q: "word" }),
    newsrooms: await create("/newsrooms", { name: "Room", url: "https://example.org" }),
    interviews: await create("/interviews", { title: "Title", type: "text" }),
    stories: { id: await env.current.story(contactId) },
    c: await create("/companies", { name: "Firm" }),
    o: await create("/outlets", { name: "Paper", type: "online" }),
    communities: { id: community, slug: community },
    u: { slug: user, user },
  };
}

/** Deletes come last, so that the entities exist for all other calls. Signing out is excluded. */
const order = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const testedOperations = operations
  .filter(({ id }) => id !== "deleteSession")
  .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));

it("@API-003 no operation returns a server error for values that the database cannot store", async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  const me = await env.current.person(["admin", "accountAdmin"], { account_id: accountId, modules: [...modules] });
  const entities = await createEntities(me);
  const errors: string[] = [];
  for (const operation of testedOperations) {
    const params = entities[operation.path.slice(1).split("/{")[0] ?? ""] ?? {};
    for (const call of callsOf(operation, params)) {
      // The client validates responses against openapi.json, in which no call returns a server error.
      await me.client.send({ method: operation.method, ...call }).catch((error: unknown) => errors.push(String(error)));
    }
  }
  expect(errors).toEqual([]);
});

it("@API-003 refuses more values, and deeper ones, than any call needs, before it validates each of them", async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  const { client } = await env.current.person(["accountAdmin"], { account_id: accountId, modules: [...modules] });
  const many = { name: "List", contactIds: Array.from({ length: 100_000 }, () => 1) };
  const deep = `{"name":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  for (const body of [many, deep]) {
    const before = process.cpuUsage();
    expect((await client.post("/contactLists", body)).status).toBe(400);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
  }
});

it("@API-003 reports ten errors of a list, each with the beginning of its value", async () => {
  const accountId = await env.current.insert("accounts", { name: "Meridian", created_at: env.current.time });
  const { client } = await env.current.person(["accountAdmin"], { account_id: accountId, modules: [...modules] });
  const { id } = (
    await client.post<{ id: number }>("/interviews", { title: "Title", type: "text", questions: [{ text: "Why?" }] })
  ).body;
  const emails = Array.from({ length: 50 }, (_, index) => `${index}${"x".repeat(5000)}`);
  const { status, body } = await client.post<{ errors: { emails: string[] } }>(`/interviews/${id}/invitations`, { emails });
  expect(status).toBe(422);
  expect(body.errors.emails).toHaveLength(10);
  expect(body.errors.emails[0]).toMatch(/^"0x{99}…" is not a valid e-mail address\.$/);
});
