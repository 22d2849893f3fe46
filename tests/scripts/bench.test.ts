import { readFileSync } from "node:fs";
import { buildSchema, getOperationAST, getVariableValues, parse } from "graphql";
import { expect, test } from "vitest";
import { fromRoot } from "../../scripts/lib/paths.ts";
import { run } from "../../scripts/lib/run.ts";
import { operations, textOf } from "../bench/data/operations.ts";

test("the servers of the gateway's benchmark return the same data for the operations of the web client", async () => {
  // The servers run outside of vitest, and so does their database.
  const env = { VITEST_WORKER_ID: undefined };
  const { code, output } = await run(process.execPath, [fromRoot("tests/bench/run.ts"), "gateway", "--check"], { env });
  expect(output).toContain("All servers return the same data.");
  expect(code).toBe(0);
});

test("the benchmark of lists sends every variable that the web client's operations require", () => {
  const schema = buildSchema(readFileSync(fromRoot("schema.graphql"), "utf8"));
  for (const operation of operations) {
    const definitions = getOperationAST(parse(textOf(operation)))?.variableDefinitions ?? [];
    expect(getVariableValues(schema, definitions, operation.variables).errors, operation.title).toBeUndefined();
  }
});
