import { readFileSync } from "node:fs";
import { Session, type Profiler } from "node:inspector";
import { buildSchema, getIntrospectionQuery, parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countComparisons } from "../../../gateway/graph/comparisons.ts";
import { createDocumentCache } from "../../../gateway/graph/documentCache.ts";
import { readSettings } from "../../../gateway/settings.ts";
import { fromRoot } from "../../../scripts/lib/paths.ts";

const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
const { documentLimits } = readSettings({});
/** Of the functions of graphql-js, all of which together take less than 20 ms. Reading the longest document takes most of them. */
const MAX_CALLS = 300_000;
/** How often a part of a document is repeated; some of these exceed each limit. */
const sizes = [60, 100, 130, 200, 400, 800, 1600, 2800, 3900];

const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(" ");
const fields = ["id", "authenticated", "roles", "authorId"] as const;
const fieldOf = (index: number): string => fields[index % fields.length] ?? "id";

/** Documents that grow with a number, each expensive for another rule of validation. */
const families: Readonly<Record<string, (n: number) => string>> = {
  "one field, again and again": (n) => `{ ${repeat(n, () => "viewer { id }")} }`,
  "one field without selections": (n) => `{ viewer { ${repeat(n, () => "id")} } }`,
  "fields in fields": (n) => `{ ${repeat(n, () => "feed { edges { node { __typename } cursor } }")} }`,
  "fields with arguments": (n) => `query ($a: String) { ${repeat(n, () => "feed(communitySlug: $a, first: 1) { totalCount }")} }`,
  aliases: (n) => `{ ${repeat(n, (i) => `a${i}: viewer { id }`)} }`,
  "fields that conflict": (n) => `{ viewer { ${repeat(n, (i) => `x: ${fieldOf(i)}`)} } }`,
  "inline fragments": (n) => `{ viewer { ${repeat(n, (i) => `... on Viewer { ${fieldOf(i)} }`)} } }`,
  "inline fragments on an interface": (n) => `{ feed { edges { node { ${repeat(n, () => "... on PostBase { id }")} } } } }`,
  "inline fragments in each other": (n) => `{ viewer { ${"... on Viewer { ".repeat(n)} id ${"}".repeat(n)} } }`,
  "fragments side by side": (n) =>
    `{ viewer { ${repeat(n, (i) => `...F${i}`)} } } ${repeat(n, (i) => `fragment F${i} on Viewer { ${fieldOf(i)} }`)}`,
  "fragments in a chain": (n) =>
    `{ viewer { ...F0 } } ${repeat(n, (i) => `fragment F${i} on Viewer { ${fieldOf(i)} ...F${i + 1} }`)} fragment F${n} on Viewer { id }`,
  "fragments in a circle": (n) =>
    `{ viewer { ...F0 } } ${repeat(n, (i) => `fragment F${i} on Viewer { id ...F${(i + 1) % n} }`)}`,
  "fragments that use all later ones": (n) => {
    const count = Math.floor(Math.sqrt(n));
    const later = (from: number) => repeat(count - from, (i) => `...F${from + i + 1}`);
    return `{ viewer { ...F0 } } ${repeat(count, (i) => `fragment F${i} on Viewer { id ${later(i)} }`)} fragment F${count} on Viewer { id }`;
  },
  "fragments that use all": (n) => {
    const count = Math.floor(Math.sqrt(n));
    return `{ viewer { ...F0 } } ${repeat(count, (i) => `fragment F${i} on Viewer { ${repeat(count, (j) => `...F${j}`)} }`)}`;
  },
  "fragments that double": (n) =>
    `{ node(id: "a") { ...F0 } } ${repeat(n, (i) => `fragment F${i} on User { company { ...F${i + 1} } outlet { ...F${i + 1} } }`)}`,
  "fragments in one field, again and again": (n) =>
    `{ ${repeat(n, () => "viewer { ...F0 ...F1 }")} } ${repeat(n, (i) => `fragment F${i} on Viewer { ...F${i + 1} ...F${i + 2} }`)}`,
  "fragments that do not exist": (n) => `{ viewer { ${repeat(n, (i) => `...F${i}`)} } }`,
  "fields that do not exist": (n) => `mutation { ${repeat(n, (i) => `createPosts${i}`)} }`,
  "types that do not exist": (n) => `{ viewer { ${repeat(n, (i) => `... on UpdateNotificationSettings${i} { id${i} }`)} } }`,
  "types of variables that do not exist": (n) =>
    `query (${repeat(n, (i) => `$v${i}: UpdateNotificationSettingsPayloads`)}) { viewer { id } }`,
  "unused variables": (n) => `query (${repeat(n, (i) => `$v${i}: Int`)}) { viewer { id } }`,
  "undefined variables": (n) => `{ nodes(ids: [${repeat(n, (i) => `$v${i}`)}]) { id } }`,
  "variables in a list": (n) =>
    `query (${repeat(n, (i) => `$v${i}: ID!`)}) { nodes(ids: [${repeat(n, (i) => `$v${i}`)}]) { id } }`,
  "a long list": (n) => `{ nodes(ids: [${repeat(n, (i) => `"${i}"`)}]) { id } }`,
  "a list of wrong values": (n) => `{ feed(types: [${repeat(n, (i) => `POST${i}`)}]) { totalCount } }`,
  "lists in lists": (n) => `{ nodes(ids: ${"[".repeat(n)}1${"]".repeat(n)}) { id } }`,
  "a wrong input": (n) => `mutation { createJob(input: { ${repeat(n, (i) => `titles${i}: 1`)} }) { clientMutationId } }`,
  "operations of one fragment": (n) =>
    `${repeat(n, (i) => `query Q${i} { viewer { ...F } }`)} fragment F on Viewer { ${repeat(n, (i) => fieldOf(i))} }`,
  "operations of a chain of fragments": (n) =>
    `${repeat(n, (i) => `query Q${i}($a: Boolean!) { viewer { ...F0 } }`)} ${repeat(n, (i) => `fragment F${i} on Viewer { id @skip(if: $a) ...F${i + 1} }`)}`,
  directives: (n) => `{ viewer { ${repeat(n, (i) => `${fieldOf(i)} @include(if: true) @skip(if: false)`)} } }`,
};

let session: Session;
const post = <Result>(method: string, parameters: object = {}): Result => {
  let received: Result | undefined;
  session.post(method, parameters, (error: Error | null, result?: object) => {
    if (error !== null) throw error;
    received = result as Result;
  });
  return received as Result;
};
beforeAll(() => {
  session = new Session();
  session.connect();
  post("Profiler.enable");
  post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
});
afterAll(() => session.disconnect());

const takeCalls = (): number =>
  post<Profiler.TakePreciseCoverageReturnType>("Profiler.takePreciseCoverage")
    .result.filter(({ url }) => url.includes("/node_modules/graphql/"))
    .flatMap(({ functions }) => functions.map(({ ranges: [whole] }) => whole?.count ?? 0))
    .reduce((sum, count) => sum + count, 0);

/** @returns the calls of graphql-js's functions since the last call, and whether the document is valid */
function prepare(text: string): { calls: number; isValid: boolean; message: string } {
  const prepared = createDocumentCache(schema, documentLimits).prepare(text);
  const message = "errors" in prepared ? (prepared.errors[0]?.message ?? "") : "";
  return { calls: takeCalls(), isValid: !("errors" in prepared), message };
}

describe("the work of preparing a document is bounded", () => {
  it.each(Object.entries(families))("%s", (_, document) => {
    for (const size of sizes) expect(prepare(document(size)).calls, `${size} times`).toBeLessThan(MAX_CALLS);
  });
});

it("refuses documents whose fields have to be compared too often, before they are validated", () => {
  const { calls, message } = prepare(`{ ${repeat(900, () => "viewer { id }")} }`);
  expect(message).toBe("The document has more than 10000 pairs of fields with the same name in one object.");
  expect(calls).toBeLessThan(100_000);
});

it("reports at most ten errors of a document, and that there are more", () => {
  const prepared = createDocumentCache(schema, documentLimits).prepare(`{ ${repeat(50, (i) => `unknown${i}`)} }`);
  expect("errors" in prepared && prepared.errors).toHaveLength(11);
});

it("takes less than a third of the comparisons for every document of the web client", () => {
  const persisted: unknown = JSON.parse(readFileSync(fromRoot("web/src/__generated__/persisted.json"), "utf8"));
  const comparisons = Object.values(Object(persisted)).map((text) => countComparisons(parse(String(text)), 10_000));
  expect(comparisons.length).toBeGreaterThan(100);
  expect(Math.max(...comparisons)).toBeLessThan(3300);
});

it("accepts introspection", () => {
  expect(
    prepare(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true })),
  ).toMatchObject({
    isValid: true,
  });
});

it("counts the aliases inside introspection @API-001", () => {
  const fragment = `fragment T on __Type { ${repeat(31, (i) => `b${i}: fields { name }`)} }`;
  const { message } = prepare(`{ __schema { types { ${repeat(30, (i) => `a${i}: fields { type { ...T } }`)} } } } ${fragment}`);
  expect(message).toBe(`The document has ${30 + 30 * 31} aliases; 60 are allowed.`);
});
