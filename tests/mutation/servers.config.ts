import { defineConfig } from "vitest/config";

const root = `${import.meta.dirname}/../..`;
const setup = `${root}/tests/support/setup`;

/** The tests of one suite of suites.ts, which run the gateway and the upstream in their own process. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}/node_modules/graphql/index.js` }] },
  test: {
    include: (process.env["MUTATION_TESTS"] ?? "").split(" "),
    globalSetup: [`${setup}/snapshot.ts`, `${setup}/demoPostgres.ts`],
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
