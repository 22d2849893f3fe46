import { parentPort, workerData } from "node:worker_threads";
import { defineBrowser, type BrowserState } from "./browser.ts";
import type { CompletedQuery } from "./render.tsx";

/**
 * Renders first views for the gateway, which starts this file as a worker thread, so that its own thread stays free. The gateway
 * asks for the queries of a page, runs them, and asks for the page with their responses (see gateway/http/firstView).
 */
type Task =
  | { number: number; kind: "queries"; view: BrowserState }
  | { number: number; kind: "html"; view: BrowserState; completed: readonly CompletedQuery[] };

defineBrowser(String(workerData));
const { findQueries, renderView } = await import("./render.tsx");

/** One page after the other, because the client's modules know one page only. */
let last: Promise<void> = Promise.resolve();

async function run(task: Task): Promise<void> {
  const { number } = task;
  try {
    const result = task.kind === "queries" ? await findQueries(task.view) : await renderView(task.view, task.completed);
    parentPort?.postMessage({ number, result });
  } catch (error) {
    parentPort?.postMessage({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

parentPort?.on("message", (task: Task) => {
  last = last.then(() => run(task));
});
