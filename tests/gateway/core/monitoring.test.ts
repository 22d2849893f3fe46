import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";
import { json, startFakeUpstream } from "./support/fakeUpstream.ts";
import { startTestGateway } from "./support/testGateway.ts";

let env: TestEnv;
beforeAll(async () => {
  env = await startTestEnv();
});
afterAll(() => env?.stop());

/** Metrics of Prometheus itself. */
const foreign = new Set(["up"]);

it.each(["deploy/alerts.yaml", "deploy/dashboard.json"])(
  "metrics that %s uses are exported by a gateway or an upstream",
  async (file) => {
    const texts = await Promise.all([env.url, env.platform.url].map(async (url) => (await fetch(`${url}/metrics`)).text()));
    const exported = [...texts.join("\n").matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_count`, `${name}_bucket`] : [name],
    );
    const used = [...readFileSync(fromRoot(file), "utf8").matchAll(/\b(up|(?:pressroom|nodejs|process)_\w+)(?=[[{)])/g)].map(
      ([, name = ""]) => name,
    );
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !exported.includes(name) && !foreign.has(name))).toEqual([]);
  },
);

it("operations fail in the metrics only if an error is no consequence of the request", async () => {
  const upstream = await startFakeUpstream();
  const gateway = await startTestGateway(upstream.url);
  const run = async (query: string, variables = {}) => {
    const headers = { "content-type": "application/json" };
    await fetch(`${gateway.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  };
  for (const status of [401, 403, 404, 422, 429, 500, 503]) {
    upstream.on("GET /current_user/info", (_request, response) => json(response, status, { detail: "No." }));
    await run("{ me { name } }");
  }
  await run("query ($times: Int) { hello(times: $times) }", { times: "often" });
  await run("{ hello }");
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  const counts = [...metrics.matchAll(/^pressroom_operation_seconds_count\{.*result="(\w+)"\} (\d+)$/gm)];
  expect(Object.fromEntries(counts.map(([, result, count]) => [result, Number(count)]))).toEqual({
    ok: 1,
    client_errors: 6,
    errors: 2,
  });
  await gateway.close();
  await upstream.close();
});
