import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { relay } from "./build/relay.ts";

const root = import.meta.dirname;
const server = path.join(root, "src/server");

/** The build for the gateway, which renders the first view of pages: `src/server/worker.ts` and the screens. */
export default defineConfig((): UserConfig => {
  process.env["NODE_ENV"] = "production";
  return {
    root,
    plugins: [replaceModules(), react({ exclude: [/\/node_modules\//] }), relay(path.join(root, "src/__generated__"))],
    // The entry without the legacy containers, as in browsers.
    resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks.js" }] },
    // Production has none of the client's libraries installed.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: { ssr: path.join(server, "worker.ts"), target: "node24", copyPublicDir: false, reportCompressedSize: false },
  };
});

/** Modules that differ outside of a browser. */
const replacements: readonly { source: RegExp; importer: RegExp; file: string }[] = [
  { source: /^react-dom$/, importer: /^(?!.*(\/node_modules\/react-dom\/|\/src\/server\/))/, file: "reactDom.ts" },
  { source: /\/isServer\.ts$/, importer: /^(?!.*\/src\/server\/)/, file: "isServer.ts" },
  { source: /\/PostOverlayRoute\.tsx$/, importer: /\/shell\//, file: "PostOverlayRoute.tsx" },
];

function replaceModules(): Plugin {
  return {
    name: "pressroom:server-modules",
    enforce: "pre",
    resolveId(source, importer = "") {
      const replaced = replacements.find((entry) => entry.source.test(source) && entry.importer.test(importer));
      return replaced ? path.join(server, replaced.file) : null;
    },
  };
}
