import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { createExamples, type Example } from "../../../gateway/examples/example.ts";
import { resolveVariables } from "../../../gateway/examples/resolveVariables.ts";
import type { Source } from "../../../gateway/examples/sources.ts";
import { values } from "../../../gateway/examples/values.ts";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { addFailedJob, failedMail } from "../../support/failedJobs.ts";
import { startProduct, type Product } from "../../support/product.ts";
import { callerOf, refused } from "./callers.ts";

const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
const examples = createExamples(schema);
const find = (name: string): Example | undefined => examples.find((example) => example.name === name);

describe("the examples of the explorer", () => {
  it("cover every root field", () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    expect(examples.map(({ name }) => name)).toEqual(roots.flatMap((root) => Object.keys(root?.getFields() ?? {})));
    expect(examples.filter(({ description }) => description === "")).toEqual([]);
  });

  it("throw for a root field that has an argument without a value", () => {
    const odd = buildSchema("type Query { a(nobodyKnowsThis: ID!): Int  b(kind: Kind!): Int } enum Kind { ONE }");
    expect(() => createExamples(odd)).toThrow("no value for a.nobodyKnowsThis: ID!");
  });
});

describe("the values of the examples", () => {
  const problemsOf = (place: string, document: string) =>
    validate(schema, parse(document)).map(({ message }) => `${place}: ${message}`);

  it("are looked up by valid operations, and the examples are valid too", () => {
    const problems = examples.flatMap(({ name, document, variables }) => [
      ...problemsOf(name, document),
      ...Object.values(variables)
        .flatMap((source): Source[] => ("input" in source ? Object.values(source.input) : [source]))
        .flatMap((source) => ("value" in source ? [] : problemsOf(name, lookupOf(source)))),
    ]);
    expect(problems).toEqual([]);
  });

  it("are all used by a root field", () => {
    const inputsOf = ({ variables: { input, ...others } }: Example) => ({
      ...others,
      ...(input && "input" in input ? input.input : {}),
    });
    const used = new Set(
      examples.flatMap((example) => Object.keys(inputsOf(example)).map((field) => `${example.name}.${field}`)),
    );
    expect(Object.keys(values).filter((key) => key.includes(".") && !used.has(key))).toEqual([]);
  });

  function lookupOf(source: Exclude<Source, { value: unknown }>): string {
    if ("query" in source)
      return source.query.includes("$slug") ? `query ($slug: String!) { ${source.query} }` : `{ ${source.query} }`;
    const input = `${source.mutation.charAt(0).toUpperCase()}${source.mutation.slice(1)}Input`;
    return `mutation ($input: ${input}!) { ${source.mutation}(input: $input) { ${source.selection} } }`;
  }
});

/** Examples after which their session is over. */
const endsSession = ["signOut", "revokeSession"];

describe("examples on the demo data", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
    // The demo data has none. Three, because the examples retry one, delete one and list the rest.
    for (const to of ["kim", "robin", "sam"]) await addFailedJob(product.platform.db, failedMail(`${to}@example.com`));
  });
  afterAll(() => product?.stop());

  async function prepared(example: Example, headers: Record<string, string>) {
    const problems: string[] = [];
    const variables = await resolveVariables(example, find, async (document, given) => {
      const { data, errors } = await product.graphql({ document, variables: given, headers });
      if (errors !== undefined) problems.push(`${document}: ${errors[0]?.message ?? ""}`);
      return data ?? null;
    });
    expect(problems).toEqual([]);
    return variables;
  }

  it.each(examples.filter(({ kind }) => kind !== "subscription").map((example) => [example.name, example] as const))(
    "%s runs and returns data",
    async (name, example) => {
      const as = callerOf(name);
      // Revoking ends the oldest session, so there has to be another one.
      if (name === "revokeSession" && as !== undefined) await product.newSessionOf(as);
      // An example that ends its session runs in a separate one.
      const sid =
        endsSession.includes(name) && as !== undefined
          ? await product.newSessionOf(as)
          : as === undefined
            ? null
            : await product.sessionOf(as);
      const headers: Record<string, string> = sid === null ? {} : { cookie: `sid=${sid}` };
      const variables = await prepared(example, headers);
      const { data, errors } = await product.graphql({ document: example.document, variables, headers });
      expect(
        errors?.map(({ message }) => message),
        JSON.stringify(variables),
      ).toBeUndefined();
      const result = data?.[name];
      const problems = errorsIn(result);
      if (refused.has(name)) expect(problems.every(({ message }) => message.length > 0)).toBe(true);
      else expect({ problems, isEmpty: isEmpty(result) }, JSON.stringify(variables)).toEqual({ problems: [], isEmpty: false });
    },
  );

  it.each(examples.filter(({ kind }) => kind === "subscription").map((example) => [example.name, example] as const))(
    "%s is accepted and waits for events",
    async (_name, example) => {
      const sid = await product.sessionOf("journo");
      const headers = { cookie: `sid=${sid}`, origin: product.url };
      const variables = await prepared(example, headers);
      const client = createClient({
        url: `${product.url.replace("http", "ws")}/graphql`,
        webSocketImpl: class extends WebSocket {
          constructor(url: string, protocols: string[]) {
            super(url, protocols, { headers });
          }
        },
      });
      const events = client.iterate({ query: example.document, variables });
      const first = events.next();
      const outcome = await Promise.race([first, new Promise((resolve) => setTimeout(() => resolve("waiting"), 300))]);
      expect(outcome).toBe("waiting");
      await events.return?.();
      await client.dispose();
    },
  );
});

function errorsIn(result: unknown): { code: string; message: string }[] {
  if (typeof result !== "object" || result === null || !("errors" in result) || !Array.isArray(result.errors)) return [];
  return result.errors as { code: string; message: string }[];
}

/** Whether a response shows nothing: null, or a list without entries. */
function isEmpty(result: unknown): boolean {
  if (result === null || result === undefined) return true;
  if (Array.isArray(result)) return result.every(isEmpty);
  return typeof result === "object" && "edges" in result && Array.isArray(result.edges) && result.edges.length === 0;
}
