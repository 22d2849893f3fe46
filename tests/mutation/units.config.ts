import { defineConfig } from "vitest/config";

const root = `${import.meta.dirname}/../..`;

/** Tests of the gateway that need no running gateway and platform, and therefore no database to be prepared. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}/node_modules/graphql/index.js` }] },
  test: { include: (process.env["MUTATION_TESTS"] ?? "").split(" ") },
});
