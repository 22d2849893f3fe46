import { watch } from "node:fs";
import { generate, steps } from "./generate.ts";
import { fromRoot, root } from "./paths.ts";

/** Debounce time: editors write a file in several steps. */
const DEBOUNCE_MS = 150;

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

  for (const [index, { sources }] of steps.entries()) {
    if (sources === undefined) continue;
    watch(fromRoot(sources.folder), { recursive: true }, (_event, file) => {
      if (file === null || !sources.file.test(file)) return;
      first = Math.min(first, index);
      clearTimeout(timer);
      timer = setTimeout(() => void regenerate(), DEBOUNCE_MS);
    });
  }
}
