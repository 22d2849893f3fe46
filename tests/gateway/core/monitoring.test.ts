import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fromRoot } from "../../../scripts/lib/paths.ts";
import { startTestEnv, type TestEnv } from "../support/testEnv.ts";

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
