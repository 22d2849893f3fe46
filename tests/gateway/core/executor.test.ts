import { addResolversToSchema } from "@graphql-tools/schema";
import fc from "fast-check";
import { buildSchema, getIntrospectionQuery, parse, validate, type ExecutionResult, type GraphQLResolveInfo } from "graphql";
import { describe, expect, it } from "vitest";
import { createPlainExecutor, createPlanningExecutor } from "../../../gateway/graph/executor.ts";

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
      friends: () => [
        { name: "Rex", barks: true },
        null,
        new Error("one friend is broken"),
        Promise.resolve({ name: "Tim" }),
        Promise.reject(new Error("one friend is late")),
      ],
      must: () => null,
    },
    Query: {
      cat: (_root: unknown, { name }: { name: string }) => ({ name, lives: 9, colour: "dark-green" }),
      later: async () => ({ name: "Late", lives: 1, colour: "blue" }),
      pets: () => [
        { name: "a", lives: 3 },
        { name: "b", barks: false, owner: { name: "o", lives: 2 } },
        null,
        { name: "unknown" },
      ],
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
  [
    "aliases, fragments and types",
    'query { a: cat { ...F } b: cat(name: "x") { __typename ...F } pets { __typename ... on Cat { lives } ... on Named { name } } } fragment F on Named { name __typename }',
  ],
  ["the same field twice", "{ cat { name } cat { lives name } }"],
  ["asynchronous values", "{ later { name friend { name ... on Dog { barks } } } cat { friend { name } } }"],
  ["errors in lists", "{ cat { friends { name } } }"],
  ["errors in asynchronous lists", "{ later { friends { name } } }"],
  ["nulls in non-null fields", "{ cat { must } later { must name } named { name } }"],
  ["a null that propagates to data", "{ strict { __typename } }"],
  ["an error in a non-null field inside a list", "{ pets { ... on Dog { owner { must } } ... on Cat { name } } }"],
  ["errors", "{ fail failLater { name } cat { name } }"],
  ["values that cannot be serialized", "{ number text later { colour } }"],
  ["lists of lists", "{ lists }"],
  [
    "enums in input and output",
    "query ($c: Colour) { cat { colour } echo(colour: $c) again: echo(colour: RED) }",
    { c: "DARK_GREEN" },
  ],
  [
    "input objects with defaults",
    'query ($i: Outer) { echo(input: $i) literal: echo(input: { name: "n", inner: {} }) }',
    { i: { name: "n", inner: { list: 3 } } },
  ],
  ["omitted variables", "query ($i: Outer, $c: Colour = RED, $n: String) { echo(input: $i, colour: $c) cat(name: $n) { name } }"],
  [
    "variables of a wrong type",
    "query ($i: Outer!, $ids: [ID!]) { echo(input: $i, ids: $ids) }",
    { i: { name: 3, other: 1 }, ids: [1, null] },
  ],
  ["missing variables", "query ($i: Outer!) { echo(input: $i) }", {}],
  ["lists from single values", "query ($ids: [ID!]) { echo(ids: $ids) }", { ids: 7 }],
  [
    "skip and include",
    "query ($y: Boolean!, $n: Boolean!) { cat @include(if: $y) { name @skip(if: $y) lives @include(if: $n) } pets @skip(if: $n) { ... @include(if: $n) { __typename } ...F @skip(if: $y) } } fragment F on Cat { name }",
    { y: true, n: false },
  ],
  ["introspection", getIntrospectionQuery()],
  ["a type's own description", '{ __type(name: "Colour") { enumValues { name } } __typename }'],
];

/** More than the objects after which a plan is compiled, as in `gateway/graph/compile.ts`. */
const USES_UNTIL_COMPILED = 60;

/** Messages about errors of the schema itself, which clients never receive. */
const schemaErrors = /^Abstract type/;

function comparable({ data, errors }: ExecutionResult) {
  const comparableErrors = errors?.map(({ message, path, locations, extensions }) => ({
    path,
    locations,
    message: schemaErrors.test(message) ? "" : message,
    code: extensions?.["code"],
  }));
  return JSON.parse(
    JSON.stringify({
      data,
      errors: comparableErrors?.toSorted((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right))),
    }),
  ) as unknown;
}

/** A promise as a library other than V8 may make it, which calls back before `then` returns. */
function resolvedAtOnce(value: object): object {
  const thenable = {};
  Reflect.set(thenable, "then", (resolve: (value: unknown) => void) => resolve(value));
  return thenable;
}

/** A source that has its values in ways of JavaScript that JSON does not have. */
class Unusual {
  readonly #round: number;
  readonly word = "text";
  readonly whole: unknown;
  readonly time: unknown;
  readonly flag: unknown;
  readonly ratio: unknown;
  readonly key: unknown;
  readonly colour: unknown;

  constructor(round: number) {
    this.#round = round;
    this.whole = [1, 1.5, 2 ** 40, "12", Number.NaN, true, null, undefined, -0][round % 9];
    this.time = ["now", 5, {}, null, undefined, ["x"]][round % 6];
    this.flag = [true, 0, "yes", null][round % 4];
    this.ratio = [0.5, Infinity, "1.5", 3, null][round % 5];
    this.key = ["a", 7, 7.5, {}, null][round % 5];
    this.colour = ["red", "blue", Symbol("red"), 1, null][round % 5];
  }

  get getter(): string {
    if (this.#round % 3 === 0) throw new Error("the getter failed");
    return `getter ${this.#round}`;
  }

  method({ with: given }: { with?: string }, context: { word: string }, info: GraphQLResolveInfo): string {
    return [given, context.word, info.path.key, this.#round].join();
  }

  get below(): unknown {
    const below = [
      () => new Unusual(this.#round + 1),
      () => Promise.resolve(new Unusual(this.#round + 2)),
      () => new Error("below is an error"),
      () => null,
      () => "no object",
      // A promise of another library that resolves at once.
      () => resolvedAtOnce({ word: "thenable" }),
      () => () => new Unusual(this.#round + 1),
      () => Object.assign(Object.create(null) as object, { word: "no prototype" }),
    ];
    return below[this.#round % below.length]?.();
  }

  get list(): unknown {
    return [[{ word: "a" }, null, "b"], new Set([{ word: "s" }]), "text", { word: "no list" }, null][this.#round % 5];
  }
}

it("the planning executor returns the same as graphql-js for unusual sources, planned and compiled", async () => {
  const unusual = addResolversToSchema({
    schema: buildSchema(`
      scalar Time
      enum Colour { RED }
      type One {
        word: String  whole: Int  time: Time  flag: Boolean  ratio: Float  key: ID  colour: Colour  getter: String
        method(with: String): String  below: One  list: [One]  strict: String!  constructor: String
      }
      type Query { one: One }
    `),
    resolvers: { Colour: { RED: "red" }, One: { strict: ({ word }: { word?: string }) => word ?? null } },
  });
  const document = parse(`query ($with: String) { one { ...F below { ...F class: below { ...F } } list { ...F } } }
    fragment F on One { __typename word whole time flag ratio key colour getter a: method method(with: $with) strict constructor }`);
  expect(validate(unusual, document)).toEqual([]);
  const [planning, plain] = [createPlanningExecutor(unusual), createPlainExecutor(unusual)];
  for (let round = 0; round < 4 * USES_UNTIL_COMPILED; round += 1) {
    const request = { document, operationName: null, variables: { with: "w" }, context: { word: "context" } };
    const rootValue = { one: new Unusual(round) };
    expect(comparable(await planning.execute({ ...request, rootValue })), `round ${round}`).toEqual(
      comparable(await plain.execute({ ...request, rootValue })),
    );
  }
});

describe("the planning executor", () => {
  const planning = createPlanningExecutor(schema);
  const plain = createPlainExecutor(schema);

  it.each(cases.map(([name, text, variables = {}]) => ({ name, text, variables })))(
    "returns the same result as graphql-js: $name",
    async ({ text, variables }) => {
      const document = parse(text);
      expect(validate(schema, document)).toEqual([]);
      const request = { document, operationName: null, variables, context: {} };
      const expected = comparable(await plain.execute(request));
      expect(comparable(await planning.execute(request))).toEqual(expected);
      expect(comparable(await planning.execute(request)), "the second time, from its cached plan").toEqual(expected);
      for (let count = 0; count < USES_UNTIL_COMPILED; count += 1) await planning.execute(request);
      expect(comparable(await planning.execute(request)), "from its compiled plan").toEqual(expected);
    },
  );

  it("runs the fields of a mutation serially", async () => {
    const context = { order: [] };
    await planning.execute({
      document: parse("mutation { first second again: first }"),
      operationName: null,
      variables: null,
      context,
    });
    expect(context.order).toEqual(["first", "second", "first"]);
  });

  it("passes the info to resolvers that name it, and to those that take all parameters together", () => {
    const infoSchema = addResolversToSchema({
      schema: buildSchema("type Query { named: String  together: String  neither: Int }"),
      resolvers: {
        Query: {
          named: (_root: unknown, _values: unknown, _context: unknown, info: GraphQLResolveInfo) => info.path.key,
          together: (...all: [unknown, unknown, unknown, GraphQLResolveInfo]) => all[3].path.key,
          neither: (_root: unknown, values: object) => Object.keys(values).length,
        },
      },
    });
    const document = parse("{ a: named b: together c: neither }");
    const result = createPlanningExecutor(infoSchema).execute({ document, operationName: null, variables: {}, context: {} });
    expect(result).toEqual({ data: { a: "a", b: "b", c: 0 } });
  });

  it("runs the named operation", async () => {
    const document = parse("query A { cat { name } } query B { cat { lives } }");
    const run = (operationName: string) => planning.execute({ document, operationName, variables: null, context: {} });
    expect([await run("A"), await run("B"), await run("A")].map(({ data }) => data)).toEqual([
      { cat: { name: "Tom" } },
      { cat: { lives: 9 } },
      { cat: { name: "Tom" } },
    ]);
  });
});

/** A tree of values, each of which may be null, delayed, failing, or a combination. */
interface Tree {
  kind: "now" | "later";
  value: "null" | "fault" | "there";
  children: Tree[];
}

const treeOfDepth = fc.memo((depth): fc.Arbitrary<Tree> =>
  fc.record({
    kind: fc.constantFrom("now", "now", "later"),
    value: fc.constantFrom("there", "there", "there", "there", "there", "there", "null", "fault"),
    children: depth === 0 ? fc.constant([]) : fc.array(treeOfDepth(depth - 1), { maxLength: 4 }),
  }),
);

const treeSchema = buildSchema(`
  interface Thing { leaf: Int }
  type One implements Thing { leaf: Int  must: Int!  one: One  strict: One!  list: [Thing]  tight: [One!]! }
  type Other implements Thing { leaf: Int  one: One }
  type Query { one: One  strict: One!  list: [Thing]  tight: [One!] }
`);

/**
 * Converts a tree to a resolver's value: each field uses the child with its number. @param late whether values may be delayed
 */
function valueOf(tree: Tree | undefined, late: boolean, make: (tree: Tree) => unknown): unknown {
  const there: Tree = tree ?? { kind: "now", value: "there", children: [] };
  const { kind, value } = there;
  if (kind === "now" || !late) {
    if (value === "fault") throw new Error("a fault");
    return value === "null" ? null : make(there);
  }
  return Promise.resolve().then(() => {
    if (value === "fault") throw new Error("a late fault");
    return value === "null" ? null : make(there);
  });
}

function source(tree: Tree, late: boolean): object {
  const field = (index: number, make: (tree: Tree) => unknown) => () => valueOf(tree.children[index], late, make);
  const below = (child: Tree): object => source(child, late);
  const items = (one: Tree): unknown[] =>
    one.children.map((child) => {
      try {
        return valueOf(child, late, below);
      } catch (error) {
        return error;
      }
    });
  return {
    __typename: tree.children.length % 2 === 0 ? "One" : "Other",
    leaf: field(0, () => 1),
    must: field(1, () => 2),
    one: field(0, below),
    strict: field(1, below),
    list: field(2, items),
    tight: field(3, (one) => items(one)),
  };
}

it("the planning executor returns the same result as graphql-js for missing, late and failing values", async () => {
  const planning = createPlanningExecutor(treeSchema);
  const plain = createPlainExecutor(treeSchema);
  const document = parse(`
    query { one { ...F } strict { ...F } list { ...G } tight { ...F } }
    fragment F on One { leaf must one { leaf must strict { leaf must } list { ...G } tight { must } } strict { leaf tight { must leaf } } list { ...G } tight { leaf } }
    fragment G on Thing { __typename leaf ... on One { must } ... on Other { one { must } } }
  `);
  expect(validate(treeSchema, document)).toEqual([]);
  await fc.assert(
    fc.asyncProperty(treeOfDepth(5), async (one) => {
      const request = { document, operationName: null, variables: null, context: {} };
      // Null propagation must not depend on when values arrive.
      const expected = await plain.execute({ ...request, rootValue: source(one, false) });
      const actual = await planning.execute({ ...request, rootValue: source(one, true) });
      expect(JSON.stringify(actual.data)).toBe(JSON.stringify(expected.data));
      expect((actual.errors ?? []).length > 0).toBe((expected.errors ?? []).length > 0);
    }),
    { numRuns: 2000 },
  );
});
