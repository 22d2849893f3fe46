import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** GraphiQL for partners, built from this machine's own packages: the page sends requests to the gateway alone. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/graphiql/",
  plugins: [react()],
  worker: { format: "es" },
  build: {
    outDir: path.resolve(import.meta.dirname, "../../../dist/graphiql"),
    emptyOutDir: true,
    // The editor alone is more than Vite expects of a chunk.
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      onLog(level, log, handle) {
        // GraphiQL's packages mark modules for a compiler that this build does not run.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
      },
    },
  },
});
