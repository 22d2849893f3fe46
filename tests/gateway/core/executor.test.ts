import { buildSchema, getIntrospectionQuery, parse, validate, type ExecutionResult } from "graphql";
import { addResolversToSchema } from "@graphql-tools/schema";
import { describe, expect, it } from "vitest";
import { createCompilingExecutor, createPlainExecutor } from "../../../gateway/graph/executor.ts";

const schema = addResolversToSchema({
  schema: buildSchema(`
    directive @mark on FIELD
    enum Colour { RED DARK_GREEN }
    input Inner { colour: Colour = DARK_GREEN, list: [Int!] }
    input Outer { name: String!, inner: Inner, flag: Boolean = true }
    interface Named { name: String }
    type Cat implements Named { name: String  lives: Int!  friend: Named  friends: [Named]  must: String!  colour: Colour }
    type Dog implements Named { name: String  barks: Boolean  owner: Cat! }
    union Pet = Cat | Dog
    type Query {
      cat(name: String = "Tom"): Cat
      later: Cat
      pets: [Pet]
      named: [Named!]
      strict: [Pet!]!
      echo(input: Outer, colour: Colour, ids: [ID!]): String
      fail: String
      failLater: Cat
      number: Int
      text: String
      lists: [[Int]]
    }
    type Mutation { first: Int  second: Int }
  `),
  resolvers: {
    Colour: { RED: "red", DARK_GREEN: "dark-green" },
    Named: { __resolveType: (one: object) => ("barks" in one ? "Dog" : "Cat") },
    Pet: { __resolveType: (one: object) => ("barks" in one ? "Dog" : "lives" in one ? "Cat" : undefined) },
    Cat: {
      friend: async () => ({ name: "Rex", barks: true, owner: null }),
      friends: () => [{ name: "Rex", barks: true }, null, new Error("one friend is broken"), Promise.resolve({ name: "Tim" }), Promise.reject(new Error("one friend is late"))],
      must: () => null,
    },
    Query: {
      cat: (_root: unknown, { name }: { name: string }) => ({ name, lives: 9, colour: "dark-green" }),
      later: async () => ({ name: "Late", lives: 1, colour: "blue" }),
      pets: () => [{ name: "a", lives: 3 }, { name: "b", barks: false, owner: { name: "o", lives: 2 } }, null, { name: "unknown" }],
      named: () => [{ name: "a" }, null],
      strict: () => [{ name: "a", lives: 1 }, null],
      echo: (_root: unknown, values: object) => JSON.stringify(values),
      fail: () => {
        throw Object.assign(new Error("failed"), { extensions: { code: "X" } });
      },
      failLater: async () => {
        throw new Error("failed later");
      },
      number: () => 1e12,
      text: () => ({}),
      lists: () => [[1, null], null, Promise.resolve([2])],
    },
    Mutation: {
      first: async (_root: unknown, _arguments: unknown, context: { order: string[] }) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return context.order.push("first");
      },
      second: (_root: unknown, _arguments: unknown, context: { order: string[] }) => context.order.push("second"),
    },
  },
});

const cases: readonly (readonly [name: string, text: string, variables?: Record<string, unknown>])[] = [
  ["aliases, fragments and types", "query { a: cat { ...F } b: cat(name: \"x\") { __typename ...F } pets { __typename ... on Cat { lives } ... on Named { name } } } fragment F on Named { name __typename }"],
  ["the same field twice", "{ cat { name } cat { lives name } }"],
  ["values that come later", "{ later { name friend { name ... on Dog { barks } } } cat { friend { name } } }"],
  ["faults in lists", "{ cat { friends { name } } }"],
  ["faults in lists that come later", "{ later { friends { name } } }"],
  ["nulls where none may be", "{ cat { must } later { must name } named { name } }"],
  ["a null that leaves no data at all", "{ strict { __typename } }"],
  ["a fault in a field that may not be null, inside a list", "{ pets { ... on Dog { owner { must } } ... on Cat { name } } }"],
  ["faults", "{ fail failLater { name } cat { name } }"],
  ["values that their types do not have", "{ number text later { colour } }"],
  ["lists of lists", "{ lists }"],
  ["enums inside and outside", "query ($c: Colour) { cat { colour } echo(colour: $c) again: echo(colour: RED) }", { c: "DARK_GREEN" }],
  ["input objects with defaults", "query ($i: Outer) { echo(input: $i) literal: echo(input: { name: \"n\", inner: {} }) }", { i: { name: "n", inner: { list: 3 } } }],
  ["variables left out", "query ($i: Outer, $c: Colour = RED, $n: String) { echo(input: $i, colour: $c) cat(name: $n) { name } }"],
  ["variables of a wrong type", "query ($i: Outer!, $ids: [ID!]) { echo(input: $i, ids: $ids) }", { i: { name: 3, other: 1 }, ids: [1, null] }],
  ["missing variables", "query ($i: Outer!) { echo(input: $i) }", {}],
  ["lists from single values", "query ($ids: [ID!]) { echo(ids: $ids) }", { ids: 7 }],
  ["skip and include", "query ($y: Boolean!, $n: Boolean!) { cat @include(if: $y) { name @skip(if: $y) lives @include(if: $n) } pets @skip(if: $n) { ... @include(if: $n) { __typename } ...F @skip(if: $y) } } fragment F on Cat { name }", { y: true, n: false }],
  ["introspection", getIntrospectionQuery()],
  ["a type's own description", '{ __type(name: "Colour") { enumValues { name } } __typename }'],
];

/** Words about the schema's own faults, which no client is shown. */
const ofTheSchema = /^Abstract type|^Runtime Object type/;

function comparable({ data, errors }: ExecutionResult) {
  const told = errors?.map(({ message, path, extensions }) => ({ path, message: ofTheSchema.test(message) ? "" : message, code: extensions?.["code"] }));
  return JSON.parse(JSON.stringify({ data, errors: told?.sort((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right))) })) as unknown;
}

describe("the compiling executor", () => {
  const compiling = createCompilingExecutor(schema);
  const plain = createPlainExecutor(schema);

  it.each(cases.map(([name, text, variables = {}]) => ({ name, text, variables })))("answers as graphql-js does: $name", async ({ text, variables }) => {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const request = { document, operationName: null, variables, context: {} };
    const expected = comparable(await plain.execute(request));
    expect(comparable(await compiling.execute(request))).toEqual(expected);
    expect(comparable(await compiling.execute(request)), "the second time, from its memory").toEqual(expected);
  });

  it("runs the fields of a mutation one after the other", async () => {
    const context = { order: [] };
    await compiling.execute({ document: parse("mutation { first second again: first }"), operationName: null, variables: null, context });
    expect(context.order).toEqual(["first", "second", "first"]);
  });

  it("runs the operation that is named", async () => {
    const document = parse("query A { cat { name } } query B { cat { lives } }");
    const run = (operationName: string) => compiling.execute({ document, operationName, variables: null, context: {} });
    expect([await run("A"), await run("B"), await run("A")].map(({ data }) => data)).toEqual([{ cat: { name: "Tom" } }, { cat: { lives: 9 } }, { cat: { name: "Tom" } }]);
  });
});
