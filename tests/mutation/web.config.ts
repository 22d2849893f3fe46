import { defineConfig } from "vitest/config";
import { relay } from "../../web/build/relay.ts";

const root = `${import.meta.dirname}/../..`;

/** The unit tests of one suite of suites.ts, without the projects of vitest.config.ts that start servers and browsers. */
export default defineConfig({
  root,
  plugins: [relay(`${root}/web/src/__generated__`)],
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}/node_modules/graphql/index.js` }] },
  test: { include: (process.env["MUTATION_TESTS"] ?? "").split(" ") },
});
