import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import * as v from "valibot";

/** The properties of a requested page on which its first view depends. */
export interface View {
  pathname: string;
  /** The query string with its question mark; empty without one. */
  search: string;
  /** The cookies that scripts of the page can read. */
  cookies: string;
  hasSession: boolean;
}

/** A query of the web client, by its trusted document. */
export type PageQuery = v.InferOutput<typeof queriesShape>[number];

/** A query with its result. */
export interface CompletedQuery extends PageQuery {
  response: unknown;
}

/** The part of the web client that renders pages, in a thread of its own. */
export interface Renderer {
  /** @returns the queries of the first view; null when the address is no page */
  findQueries(view: View): Promise<readonly PageQuery[] | null>;
  /** @returns the HTML of the page's root; null when the page cannot be rendered from these responses */
  renderHtml(view: View, completed: readonly CompletedQuery[]): Promise<string | null>;
  close(): Promise<void>;
}

export interface RendererOptions {
  /** The built worker of the web client. */
  file: string;
  /** The settings that the client reads, as JSON. */
  settings: string;
  log: Logger;
}

const queriesShape = v.array(
  v.object({ request: v.object({ id: v.string(), name: v.string() }), variables: v.record(v.string(), v.unknown()) }),
);
const messageShape = v.object({ number: v.number(), result: v.optional(v.unknown()), error: v.optional(v.string()) });

/** The maximum number of tasks that wait for the thread. Only an overloaded machine has more; their pages get no first view. */
const MAX_PENDING = 8;
/** The delay before a restart after a failure, in ms, so that a broken build does not start a thread for each page. */
const RESTART_DELAY = 10_000;
/** The maximum heap size of the thread, in MB. */
const MAX_HEAP = 256;

interface PendingTask {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** The thread starts with the first page, and again with the next page after it has failed. */
export function createRenderer({ file, settings, log }: RendererOptions): Renderer {
  let running: Worker | null = null;
  let lastNumber = 0;
  let failedAt = -Infinity;
  const pending = new Map<number, PendingTask>();

  const onStop = (worker: Worker, error: Error) => {
    if (running !== worker) return;
    running = null;
    failedAt = performance.now();
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const start = (): Worker => {
    const worker = new Worker(file, { workerData: settings, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP } });
    worker.unref();
    worker.on("message", (message: unknown) => {
      const { number, result, error } = v.parse(messageShape, message);
      const task = pending.get(number);
      pending.delete(number);
      if (error === undefined) task?.resolve(result);
      else task?.reject(new Error(error));
    });
    worker.on("error", (error) => {
      log.error({ err: error }, "the thread that renders first views failed");
      onStop(worker, new Error("The thread failed.", { cause: error }));
    });
    worker.on("exit", () => onStop(worker, new Error("The thread has ended.")));
    return worker;
  };

  const runTask = async (task: { kind: string; view: View; completed?: readonly CompletedQuery[] }): Promise<unknown> => {
    if (pending.size >= MAX_PENDING || performance.now() - failedAt < RESTART_DELAY) return null;
    running ??= start();
    lastNumber += 1;
    const number = lastNumber;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    pending.set(number, { resolve, reject });
    running.postMessage({ number, ...task });
    return promise;
  };

  return {
    findQueries: async (view) => v.parse(v.nullable(queriesShape), await runTask({ kind: "queries", view })),
    renderHtml: async (view, completed) => v.parse(v.nullable(v.string()), await runTask({ kind: "html", view, completed })),
    async close() {
      await running?.terminate();
    },
  };
}
