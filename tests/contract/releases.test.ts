import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSchema, type GraphQLObjectType, isObjectType, parse, print, visit } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { startProduct, type Product } from "../support/product.ts";
import { checkGateway, invalidDocuments } from "./gateway.ts";
import { changelogFault } from "./releases/changelog.ts";
import { mayBreak, readCurrent, readLastRelease, writeRelease, type Contracts } from "./releases/releases.ts";
import { compareWithRelease, printComparison } from "./releases/report.ts";
import { restChanges } from "./releases/restChanges.ts";
import { schemaChanges } from "./releases/schemaChanges.ts";

const today = "2027-01-15";
const version = "0.1.0";
const current = await readCurrent();
const release = { version, ...current };

/** A copy of the contracts in which the field that an example selects first has another name. */
function withRenamedField(contracts: Contracts): { renamed: Contracts; owner: string; field: string } {
  const viewer = buildSchema(contracts.schema).getType("Viewer");
  if (!isObjectType(viewer)) throw new Error("The schema has no viewer.");
  const field = nameOfUsedField(viewer, contracts);
  const schema = print(
    visit(parse(contracts.schema), {
      ObjectTypeDefinition(node) {
        if (node.name.value !== viewer.name) return undefined;
        const fields = node.fields?.map((one) =>
          one.name.value === field ? { ...one, name: { ...one.name, value: `${field}Renamed` } } : one,
        );
        return { ...node, fields: fields ?? [] };
      },
    }),
  );
  return { renamed: { ...contracts, schema }, owner: viewer.name, field };
}

/** A field that is used by an operation and an example, and by no interface, so that renaming it leaves the schema valid. */
function nameOfUsedField(type: GraphQLObjectType, { documents }: Contracts): string {
  const inherited = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
  const isUsed = (name: string) =>
    (["operation", "example"] as const).every((kind) =>
      documents.some((document) => document.kind === kind && new RegExp(`\\bviewer\\b[^]*\\b${name}\\b`).test(document.text)),
    );
  const found = Object.keys(type.getFields()).find((name) => !inherited.has(name) && isUsed(name));
  if (found === undefined) throw new Error("No field of the viewer is used by an operation and an example.");
  return found;
}

describe("the contracts of this version", () => {
  it("are compatible with the last release", async () => {
    const comparison = await compareWithRelease(await readLastRelease(), current, {
      version: packageJson.version,
      today: new Date().toISOString().slice(0, 10),
    });
    expect(comparison.failed, printComparison(comparison)).toBe(false);
  });

  it("accept every operation of the web client and every example", () => {
    expect(invalidDocuments(current)).toEqual([]);
    expect(new Set(current.documents.map(({ kind }) => kind))).toEqual(new Set(["operation", "example"]));
  });
});

describe("compareWithRelease", () => {
  it("reports no changes for equal contracts, and when there is no release", async () => {
    const comparison = await compareWithRelease(release, current, { version: "0.1.1", today });
    expect(comparison).toMatchObject({ failed: false, schema: [], rest: [] });
    expect(printComparison(comparison)).toContain("schema.graphql: unchanged");
    const none = await compareWithRelease(null, current, { version, today });
    expect(none.failed).toBe(false);
    expect(printComparison(none)).toContain("no release to compare with");
  });

  it("fails for a renamed field, and names the operations and examples that it breaks", async () => {
    const { renamed, owner, field } = withRenamedField(current);
    const comparison = await compareWithRelease(release, renamed, { version: "0.1.1", today });
    const report = printComparison(comparison);
    expect(comparison.failed).toBe(true);
    expect(report).toMatch(new RegExp(`BREAKING {2}Field '${field}' .*'${owner}'`));
    expect(report).toMatch(/breaks .*operation \w+/);
    expect(report).toMatch(/breaks .*example \w+/);
    expect(report).toMatch(/Entry for CHANGELOG.md:\n\n### Breaking changes\n\n- Field/);
    const allowed = await compareWithRelease(release, renamed, { version: "0.2.0", today });
    expect(allowed.failed).toBe(false);
  });

  it("allows the removal of a deprecated element after its date", async () => {
    const old = `type Query { a: Int @deprecated(reason: "Use \`Query.b\` instead. Removed after 2027-01-10.") b: Int }`;
    const now = "type Query { b: Int }";
    expect(await schemaChanges(old, now, [], "2027-01-11")).toMatchObject([{ level: "safe" }]);
    expect(await schemaChanges(old, now, [], "2027-01-10")).toMatchObject([{ level: "breaking" }]);
  });

  it("names the documents that a changed input breaks", async () => {
    const old = "type Query { a(in: In): Int } input In { x: Int inner: Inner } input Inner { y: Int }";
    const now = "type Query { a(in: In): Int } input In { x: Int inner: Inner } input Inner { y: Int z: Int! }";
    const documents = [
      { kind: "operation", name: "Uses", text: "query Uses($in: In) { a(in: $in) }" },
      { kind: "example", name: "doesNot.graphql", text: "{ a(in: { x: 1 }) }" },
    ] as const;
    expect(await schemaChanges(old, now, documents, today)).toMatchObject([{ level: "breaking", affects: ["operation Uses"] }]);
  });
});

describe("restChanges", () => {
  const openapi = (job: object, jobs: object = {}, more: object = {}) =>
    JSON.stringify({
      paths: {
        "/jobs": {
          get: {
            operationId: "getJobs",
            parameters: [{ name: "q", in: "query", schema: { type: "string", maxLength: 200 } }],
            responses: { 200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Job" } } } } },
            ...jobs,
          },
          ...more,
        },
      },
      components: { schemas: { Job: { type: "object", ...job } } },
    });
  const job = { required: ["id"], properties: { id: { type: "integer" }, title: { type: ["string", "null"] } } };
  const text = (changes: ReturnType<typeof restChanges>) => changes.map(({ level, message }) => `${level}: ${message}`);

  it("returns no changes for equal contracts", () => {
    expect(restChanges(current.openapi, current.openapi)).toEqual([]);
  });

  it("returns breaking changes for clients and for REST APIs", () => {
    const properties = { id: { type: "string" }, name: { type: "string" } };
    const now = openapi(
      { required: ["id", "name"], properties },
      { parameters: [{ name: "q", in: "query", schema: { type: "string", maxLength: 100 } }] },
      { post: { operationId: "createJob", responses: {} }, put: { operationId: "other", responses: {}, "x-optional": "hidden" } },
    );
    expect(text(restChanges(openapi(job), now))).toEqual([
      "breaking: REST call createJob (POST /jobs) was added, and a REST API must have it.",
      "safe: REST call other (PUT /jobs) was added; a REST API may lack it.",
      "breaking: Type of id of Job (response) changed from integer to string.",
      "breaking: title of Job (response) was removed.",
      "breaking: name of Job (response) was added and is required.",
      "breaking: maxLength of parameter q of getJobs changed from 200 to 100.",
    ]);
    expect(restChanges(openapi(job), now)[3]?.affects).toEqual(["getJobs"]);
  });

  it("returns safe changes that neither side notices", () => {
    const wider = openapi(
      { ...job, properties: { ...job.properties, extra: { type: "string" } } },
      { parameters: [{ name: "q", in: "query", schema: { type: "string", maxLength: 300 } }] },
    );
    expect(text(restChanges(openapi(job), wider))).toEqual([
      "safe: extra of Job (response) was added.",
      "safe: maxLength of parameter q of getJobs changed from 200 to 300.",
    ]);
  });
});

describe("releases", () => {
  it("are stored completely, compared by version, and never overwritten", async () => {
    const base = await mkdtemp(join(tmpdir(), "releases-"));
    try {
      expect(await readLastRelease(base)).toBeNull();
      await writeRelease("0.9.0", current, base);
      await writeRelease("0.10.0", { ...current, openapi: "{}" }, base);
      expect(await readLastRelease(base)).toEqual({ ...current, version: "0.10.0", openapi: "{}" });
      await expect(writeRelease("0.9.0", current, base)).rejects.toThrow("exists already");
    } finally {
      await rm(base, { recursive: true });
    }
  });

  it("may be breaking only as a new major version, or a new minor version before 1.0", () => {
    expect(mayBreak("0.1.0", "0.2.0")).toBe(true);
    expect(mayBreak("0.1.0", "0.1.1")).toBe(false);
    expect(mayBreak("0.9.0", "1.0.0")).toBe(true);
    expect(mayBreak("1.1.0", "1.2.0")).toBe(false);
  });

  it("need a dated section in the changelog", () => {
    expect(changelogFault("## [Unreleased]\n- x\n", version)).toMatch(/no section/);
    expect(changelogFault("## [0.1.0]\n- x\n", version)).toMatch(/no date/);
    expect(changelogFault("## [0.1.0] - 2026-11-30\n\n## [0.0.9] - 2026-11-01\n- x\n", version)).toMatch(/no entry/);
    expect(changelogFault("## [0.1.0] - 2026-11-30\n\n### Added\n\n- x\n", version)).toBeNull();
  });
});

describe("checkGateway", () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product?.stop());

  it("passes for the current gateway, and reports elements of another schema that it lacks", async () => {
    const options = { current, release, version: "0.1.1", today };
    expect((await checkGateway(product.url, null, options)).faults).toEqual([]);
    const { renamed, field } = withRenamedField(current);
    const { faults } = await checkGateway(product.url, null, { ...options, current: renamed });
    expect(faults).toEqual([expect.stringContaining(`${field}Renamed`)]);
  });

  it("reports a token that is not accepted, and an address without a gateway", async () => {
    const options = { current, release, version: "0.1.1", today };
    expect((await checkGateway(product.url, await product.sessionOf("journo"), options)).faults).toEqual([]);
    expect((await checkGateway(product.url, "unknown", options)).faults).toEqual(["The token is not accepted."]);
    await expect(checkGateway("http://127.0.0.1:9", null, options)).rejects.toThrow("cannot be reached");
  });
});
