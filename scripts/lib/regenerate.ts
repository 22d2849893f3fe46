import { watch } from "node:fs";
import { generate } from "./generate.ts";
import { fromRoot, root } from "./paths.ts";

/** Debounce time: editors write a file in several steps. */
const DEBOUNCE_MS = 150;

/** For each source, the first step of the generation (counted from 0) to repeat when it changes. */
const sources: readonly { folder: string; file: RegExp; first: number }[] = [
  { folder: "upstream", file: /(?:[rR]outes|[sS]chema|kinds\/\w+)\.ts$/, first: 0 },
  { folder: "gateway", file: /\.graphql$/, first: 1 },
  { folder: "upstream/db/migrations", file: /\.ts$/, first: 6 },
  { folder: "web/src", file: /^(?!.*generated).*\.tsx?$/, first: 4 },
];

/** Watches the sources and regenerates dependent files on change, during development. */
export function regenerateOnChange(): void {
  let first = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  async function regenerate(): Promise<void> {
    if (running) return;
    running = true;
    while (Number.isFinite(first)) {
      const from = first;
      first = Number.POSITIVE_INFINITY;
      try {
        await generate(root, (output) => console.log(`Writing ${output} ...`), from);
      } catch (error) {
        // The developer sees the error message and saves again.
        console.error(error instanceof Error ? error.message : error);
      }
    }
    running = false;
  }

  for (const source of sources) {
    watch(fromRoot(source.folder), { recursive: true }, (_event, file) => {
      if (file === null || !source.file.test(file)) return;
      first = Math.min(first, source.first);
      clearTimeout(timer);
      timer = setTimeout(() => void regenerate(), DEBOUNCE_MS);
    });
  }
}
