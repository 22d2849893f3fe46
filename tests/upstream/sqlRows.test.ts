import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { connect } from "../../upstream/db/connect.ts";
import { checkAllRows, drainDifferences, typedSql } from "../support/sqlRows/check.ts";
import { RowTypes, type Shape } from "../support/sqlRows/shapes.ts";

const connection = await connect({ dataDir: null }, console.error);
afterAll(() => connection.close());

checkAllRows();

describe("the check of row types", () => {
  const shape: Shape = [
    {
      kind: "object",
      fields: {
        id: { shape: [{ kind: "number" }], isOptional: false },
        name: { shape: [{ kind: "null" }, { kind: "string" }], isOptional: false },
        tags: { shape: [{ kind: "array", items: [{ kind: "literal", value: "a" }] }], isOptional: false },
        at: { shape: [{ kind: "Date" }], isOptional: true },
      },
    },
  ];
  const query = typedSql("x.ts:1", shape, sql);

  it.each([
    ["rows of the declared type", query`select 1 as id, null as name, array['a'] as tags, now() as at`, []],
    ["an optional column that is missing", query`select 1 as id, 'b' as name, '{}'::text[] as tags`, []],
    ["another type", query`select '1' as id, null as name, '{}'::text[] as tags`, ['x.ts:1: row.id is "1"']],
    ["null", query`select null as id, null as name, '{}'::text[] as tags`, ["x.ts:1: row.id is null"]],
    ["a column that is missing", query`select 1 as id, '{}'::text[] as tags`, ["x.ts:1: row.name is missing"]],
    ["an unknown value in a list", query`select 1 as id, '' as name, '{a,b}'::text[] as tags`, ['x.ts:1: row.tags[1] is "b"']],
    ["an object inside", query`select 1 as id, '{"b": 1}'::jsonb as name, '{}'::text[] as tags`, ['x.ts:1: row.name is {"b":1}']],
  ])("compares %s", async (_, select, differences) => {
    await select.execute(connection.db);
    expect(drainDifferences()).toEqual(differences);
  });

  it("compares a column that the query builder selects", async () => {
    const count = typedSql("x.ts:2", [{ kind: "string" }], sql)`1 + 1`;
    await connection.db.selectNoFrom(count.as("count")).execute();
    expect(drainDifferences()).toEqual(["x.ts:2: row is 2"]);
  });

  it("uses the type of the query inside when the outer one is generic", async () => {
    const page = typedSql("x.ts:3", [{ kind: "parameter" }], sql)`${query`select 1 as id`} limit 1`;
    await page.execute(connection.db);
    expect(drainDifferences()).toEqual(["x.ts:1: row.name is missing"]);
  });
});

describe("the declared type of a query", () => {
  it("is read from its source, with its line", () => {
    const types = new RowTypes();
    const file = fromRoot("upstream/companies/joinRequests.ts");
    const before = readFileSync(file, "utf8").split("sql<Approver>")[0] ?? "";
    const [approvers] = types.queriesIn(file).filter(({ shape }) => shape[0]?.kind === "object");
    types.close();
    expect(approvers).toMatchObject({
      line: before.split("\n").length,
      shape: [{ kind: "object", fields: { userId: { shape: [{ kind: "number" }] }, email: { shape: [{ kind: "string" }] } } }],
    });
  });
});
