import { readFileSync } from "node:fs";
import {
  getNamedType,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSchema } from "../../../gateway/graph/schema.ts";
import { idOptions } from "../../../gateway/modules/ids.ts";
import { modules } from "../../../gateway/modules/index.ts";
import { readSdl } from "../../../gateway/modules/sdl.ts";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { sendGraphql } from "../../support/graphql.ts";
import { leastLongestTurn } from "../../support/longestTurn.ts";
import { makeEveryNode, type EveryNode } from "../support/everyNode.ts";
import { idTypesOf } from "../support/idVariables.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";
import { restCallCeilings } from "./ceilings.ts";

interface Operation {
  name: string;
  kind: string;
  text: string;
  variables: readonly Variable[];
}

interface Variable {
  name: string;
  type: GraphQLInputType;
  isRequired: boolean;
  /** The types that an id may have; empty for other variables and for ids of all types. */
  idTypes: readonly string[];
}

const schema = buildSchema(modules, readSdl(), idOptions);
const texts = JSON.parse(readFileSync(fromRoot("web/src/__generated__/persisted.json"), "utf8")) as Record<string, string>;
const operations = Object.values(texts).map(toOperation);
const queries = operations.filter(({ kind }) => kind === "query");

function toOperation(text: string): Operation {
  const document = parse(text);
  const idTypes = idTypesOf(schema, document);
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const variables = (operation?.variableDefinitions ?? []).map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) throw new Error(`$${variable.name.value} has no input type.`);
    const name = variable.name.value;
    return { name, type, isRequired: isNonNullType(type) && defaultValue === undefined, idTypes: idTypes.get(name) ?? [] };
  });
  return { name: operation?.name?.value ?? "", kind: operation?.operation ?? "", text, variables };
}

const pageSizeNames: readonly string[] = ["first", "count"];

/** Values of one variable: ids and addresses of everything that there is, for others one that is allowed. */
function valuesOf({ type, name, isRequired, idTypes }: Variable, { ids }: EveryNode): unknown[] {
  const named = getNamedType(type);
  const keys = Object.values(ids).map((id) => Buffer.from(id, "base64url").toString().split(":")[1] ?? "");
  if (named.name === "ID") {
    const accepted = Object.entries(ids).flatMap(([typeName, id]) => (idTypes.includes(typeName) ? [id] : []));
    const found = accepted.length > 0 ? accepted : Object.values(ids);
    return isListType(isNonNullType(type) ? type.ofType : type) ? [found] : found;
  }
  if (/slug/i.test(name)) return keys.filter((key) => /^[a-z]/.test(key));
  if (pageSizeNames.includes(name)) return [20];
  if (!isRequired) return [undefined];
  if (named.name === "Int") return [...new Set(keys.filter((key) => /^\d+$/.test(key)).map(Number))].slice(0, 12);
  if (isEnumType(named)) {
    const all = named.getValues().map((value) => value.name);
    return isListType(isNonNullType(type) ? type.ofType : type) ? [all] : all.slice(0, 3);
  }
  return [{ Boolean: true, DateTime: "2026-01-01T00:00:00.000Z", Float: 1 }[named.name] ?? "e"];
}

/** One set of variables for each value of the variable with the most values. */
function variablesOf(operation: Operation, every: EveryNode): Record<string, unknown>[] {
  const values = operation.variables.map((variable) => ({
    name: variable.name,
    values: valuesOf(variable, every),
  }));
  const longest = Math.max(1, ...values.map((one) => one.values.length));
  return Array.from({ length: longest }, (_, index) =>
    Object.fromEntries(values.map((one) => [one.name, one.values[index % one.values.length]])),
  );
}

/** The variables with other sizes of pages; none when the operation takes no size. */
const withPageSizes = ({ variables }: Operation, values: Record<string, unknown>): Record<string, unknown>[] =>
  variables
    .filter(({ name }) => pageSizeNames.includes(name))
    .flatMap(({ name }) => [10, 50].map((size) => ({ ...values, [name]: size })));

describe("the estimated cost of an operation", () => {
  let env: TestEnv;
  let every: EveryNode;

  beforeAll(async () => {
    env = await startTestEnv();
    every = await makeEveryNode(env);
    const { fixtures } = env;
    for (let index = 0; index < 30; index += 1) {
      const type = (["job", "event", "callout", "statement"] as const)[index % 4] ?? "job";
      const post = await fixtures.post(type, every.owner.contactId);
      for (let count = 0; count < index % 5; count += 1) await fixtures.comment(type, post, every.owner.contactId);
      await fixtures.like(type, post, every.owner.contactId);
    }
  });
  afterAll(() => env?.stop());

  async function send(document: string, variables: Record<string, unknown> = {}) {
    const headers = { cookie: `sid=${every.owner.sid}` };
    const { result, response } = await sendGraphql<Record<string, unknown>>(env.url, { document, variables, headers });
    return { ...result, status: response.status, cost: result.extensions?.["cost"] as Record<string, number> | undefined };
  }
  const estimate = async (document: string, variables: Record<string, unknown> = {}) => {
    const { data } = await send(
      "query ($document: String!, $variables: JSON) { estimate(document: $document, variables: $variables) { cost restCalls fields limit isAllowed } }",
      { document, variables },
    );
    return data?.["estimate"] as { cost: number; restCalls: number; fields: number; limit: number; isAllowed: boolean };
  };

  it("covers every operation of the web client", () => {
    expect(queries.length).toBeGreaterThan(150);
    expect(operations.length).toBeGreaterThan(300);
    expect(Object.keys(restCallCeilings).toSorted()).toEqual(queries.map(({ name }) => name).toSorted());
  });

  it.each(queries.map((query) => [query.name, query] as const))(
    "is never lower than the actual cost, and the REST calls stay within their ceiling at any page size: %s",
    async (_name, query) => {
      const sets = variablesOf(query, every);
      const [variables = {}] = sets;
      for (const set of [...sets, ...withPageSizes(query, variables)]) {
        env.upstream.reset();
        const { data, errors, cost } = await send(query.text, set);
        expect(data, JSON.stringify(errors)).toBeDefined();
        expect(cost?.["restCalls"]).toBe(env.upstream.calls.length);
        expect(env.upstream.calls.length, JSON.stringify(set)).toBeLessThanOrEqual(restCallCeilings[query.name] ?? 0);
        expect(cost?.["actual"]).toBeLessThanOrEqual(cost?.["requested"] ?? 0);
      }
      const { cost } = await send(query.text, variables);
      env.upstream.reset();
      const estimated = await estimate(query.text, variables);
      expect(estimated.cost).toBe(cost?.["requested"]);
      expect(estimated.restCalls).toBeGreaterThanOrEqual(cost?.["restCalls"] ?? 0);
      expect(estimated.isAllowed).toBe(true);
      expect(env.upstream.calls, "the operation was not run").toEqual([]);
    },
  );

  it("refuses a document with 58 searches before the first of them", async () => {
    const document = `{ ${Array.from({ length: 58 }, (_, index) => `s${index}: search(query: "a${index}") { totalCount }`).join(" ")} }`;
    env.upstream.reset();
    const refused = async () => {
      const { status, errors } = await send(document);
      expect([status, errors?.[0]?.extensions?.code]).toEqual([422, "COST_LIMIT_EXCEEDED"]);
    };
    expect(await leastLongestTurn(refused, 1000)).toBeLessThan(1000);
    expect(await estimate(document)).toMatchObject({ restCalls: 58 + 1, isAllowed: false, limit: 2000 });
    expect(env.upstream.calls).toEqual([]);
  });

  it.each([
    ["candidates(query: $text) { person { name } }", '{ community(slug: "readable") { $fields } }'],
    ["report(query: $text)", "{ viewer { monitor { $fields } } }"],
  ])("counts each selection of a field with other arguments: %s", async (field, document) => {
    const fields = ["a", "e", "o", "u"].map((text) => `${text}: ${field.replace("$text", `"${text}"`)}`);
    const { cost } = await send(document.replace("$fields", fields.join(" ")));
    expect(cost?.["restCalls"]).toBeGreaterThanOrEqual(fields.length);
    expect(cost?.["actual"]).toBeLessThanOrEqual(cost?.["requested"] ?? 0);
  });

  it("counts the subject of a comment, which decides about its permissions", async () => {
    const document = "query ($id: ID!) { node(id: $id) { ... on Comment { permissions { edit { allowed } } } } }";
    const { cost } = await send(document, { id: every.ids["Comment"] });
    expect(cost?.["restCalls"]).toBe(3);
    expect(cost?.["actual"]).toBeLessThanOrEqual(cost?.["requested"] ?? 0);
  });

  it("counts the pages in which a notification is searched for, only for ids of notifications", async () => {
    const text = queries.find(({ name }) => name === "useNewPostsSourceQuery")?.text ?? "";
    const estimateOf = async (...types: readonly string[]) => {
      const ids = types.map((type) => every.ids[type]);
      const many = await estimate("query ($ids: [ID!]!) { nodes(ids: $ids) { id } }", { ids });
      const literal = await estimate(`{ node(id: "${ids[0]}") { id } }`);
      const one = await estimate(text, { id: ids[0] });
      return [one.cost, literal.restCalls, many.restCalls];
    };
    // The viewer and the object, and pages of posts.
    expect(await estimateOf("User", "Job")).toEqual([54, 3, 3]);
    expect(await estimateOf("Notification", "Job")).toEqual([154, 13, 13]);
    expect(await estimateOf("User", "Job")).toEqual([54, 3, 3]);
  });

  it("counts the search for the item at a cursor, which has been deleted", async () => {
    const { fixtures } = env;
    const community = await fixtures.community("leaving", every.owner.contactId);
    for (let count = 0; count < 6; count += 1) await fixtures.join(community, await fixtures.contact());
    const document = `query ($before: String) { community(slug: "leaving") { members(last: 2, before: $before) {
      pageInfo { startCursor } edges { node { author { databaseId } } } } } }`;
    interface Read {
      community: { members: { pageInfo: { startCursor: string }; edges: { node: { author: { databaseId: number } } }[] } };
    }
    const { members } = (await env.data<Read>(document, {}, every.owner)).community;
    const [first] = members.edges;
    await fixtures.db
      .deleteFrom("community_members")
      .where("contact_id", "=", first?.node.author.databaseId ?? 0)
      .execute();
    const { cost } = await send(document, { before: members.pageInfo.startCursor });
    expect(cost?.["restCalls"]).toBeGreaterThan(5);
    expect(cost?.["actual"]).toBeLessThanOrEqual(cost?.["requested"] ?? 0);
  });

  it("multiplies by page sizes", async () => {
    const document =
      "query ($first: Int!) { feed(first: $first) { edges { node { ... on PostBase { content comments(first: 10) { totalCount } } } } } }";
    const [small, large] = [await estimate(document, { first: 5 }), await estimate(document, { first: 50 })];
    // The page, the viewer, and the comments of each item.
    expect([small.restCalls, large.restCalls]).toEqual([2 + 5, 2 + 50]);
    expect(large.fields).toBeGreaterThan(small.fields * 8);
  });

  it.each([
    ["a document that cannot be parsed", "{", {}],
    ["a document that is not valid", "{ nothing }", {}],
    ["variables that are not valid", "query ($first: Int!) { feed(first: $first) { totalCount } }", { first: "x" }],
    ["a document with several operations and no name", "query A { viewer { id } } query B { viewer { id } }", {}],
  ])("refuses %s", async (_name, document, variables) => {
    const { errors } = await send(
      "query ($document: String!, $variables: JSON) { estimate(document: $document, variables: $variables) { cost } }",
      { document, variables },
    );
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
  });
});
