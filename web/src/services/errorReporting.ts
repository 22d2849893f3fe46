import { isDevelopmentOn } from "../lib/development.ts";
import { loadCode } from "../lib/loadCode.ts";
import { settings } from "../lib/settings.ts";
import { storage } from "../lib/storage.ts";
import { whenIdle } from "../lib/whenIdle.ts";
import { RequestError } from "../relay/failures.ts";
import { onUnexpectedFailure } from "../relay/unexpectedFailures.ts";
import type { RouteView } from "./routeView.ts";

/** Short values by which reports can be searched, such as the request id. */
export type Facts = Readonly<Record<string, string>>;

export interface Report {
  error: Error;
  facts: Facts;
  /** The route at which it occurred. */
  route: RouteView | null;
}

/** A route change, with its time in seconds since 1970. */
export interface Visit {
  route: RouteView;
  start: number;
  end: number;
}

export interface Reporter {
  report: (report: Report) => void;
  visit: (visit: Visit) => void;
}

/** The maximum number of reports kept until the reporter has loaded. */
const MAX_WAITING = 30;

/**
 * Passes errors to a reporter, and queues them until its code has loaded.
 * @param load loads the reporter; called once, without delaying the page
 */
function createErrorReporting(load: () => Promise<Reporter>) {
  const waiting: ((reporter: Reporter) => void)[] = [];
  let reporter: Reporter | null = null;
  let route: RouteView | null = null;

  const whenLoaded = (task: (reporter: Reporter) => void) => {
    if (reporter) task(reporter);
    else if (waiting.length < MAX_WAITING) waiting.push(task);
  };
  whenIdle(() => {
    load().then(
      (loaded) => {
        reporter = loaded;
        for (const task of waiting.splice(0)) task(loaded);
      },
      // Without the reporter's code nothing can be reported, not even this failure.
      () => waiting.splice(0),
    );
  });

  return {
    report(error: unknown, facts: Facts = {}): void {
      // The network layer reports failed requests itself.
      if (error instanceof RequestError || isAbort(error)) return;
      const report = { error: error instanceof Error ? error : new Error(String(error)), facts, route };
      whenLoaded((to) => to.report(report));
    },
    visit(visit: Visit): void {
      route = visit.route;
      whenLoaded((to) => to.visit(visit));
    },
  };
}

type ErrorReporting = ReturnType<typeof createErrorReporting>;

let reporting: ErrorReporting | null = null;

/** Reports an error, if the installation has configured error reporting. */
export function reportError(error: unknown, facts: Facts = {}): void {
  reporting?.report(error, facts);
}

/** Starts reporting uncaught errors and unexpected failures of requests; null when it is not configured, or in dev mode. */
export function startErrorReporting(): ErrorReporting | null {
  const dsn = settings.errorReportingDsn;
  if (dsn === null || isDevelopmentOn(settings, storage)) return null;
  reporting = createErrorReporting(async () => (await loadCode(() => import("./sentry.ts"))).createReporter(dsn));
  window.addEventListener("error", ({ error }) => {
    // Events from scripts of other origins have no error object.
    if (error) reportError(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
  onUnexpectedFailure(({ operation, failure: { code, status, requestId } }) => {
    const error = new Error(`${operation} failed: ${code ?? "unreadable answer"}`);
    error.name = "GatewayFault";
    reportError(error, {
      operation,
      ...(code ? { code } : {}),
      ...(status === null ? {} : { status: String(status) }),
      ...(requestId ? { request_id: requestId } : {}),
    });
  });
  return reporting;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
