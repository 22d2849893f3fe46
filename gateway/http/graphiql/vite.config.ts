import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Builds GraphiQL for partners from installed packages; the page sends requests only to the gateway. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/graphiql/",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    outDir: path.resolve(import.meta.dirname, "../../../dist/graphiql"),
    emptyOutDir: true,
    // The editor alone exceeds Vite's default limit for a chunk.
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      onLog(level, log, handle) {
        // GraphiQL's packages contain directives for a compiler that this build does not use.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
});
