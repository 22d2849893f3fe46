import { isDevelopmentOn } from "../lib/development.ts";
import { settings } from "../lib/settings.ts";
import { storage } from "../lib/storage.ts";
import { loadCode } from "../lib/loadCode.ts";
import { RequestError } from "../relay/failures.ts";
import { onFault } from "../relay/faults.ts";
import type { RouteView } from "./routeView.ts";
import { whenIdle } from "./whenIdle.ts";

/** Short facts by which reports are searched, such as the request id. */
export type Facts = Readonly<Record<string, string>>;

export interface Report {
  error: Error;
  facts: Facts;
  /** Where it happened. */
  route: RouteView | null;
}

/** A change of route, in seconds since 1970. */
export interface Visit {
  route: RouteView;
  start: number;
  end: number;
}

export interface Reporter {
  report: (report: Report) => void;
  visit: (visit: Visit) => void;
}

/** Reports kept until the reporter is there; more say nothing new. */
const maxWaiting = 30;

/**
 * Hands what goes wrong to a reporter. Whatever happens before its code is there waits.
 * @param load gets the reporter; called once, and never in the way of the page
 */
export function createErrorReporting(load: () => Promise<Reporter>) {
  const waiting: ((reporter: Reporter) => void)[] = [];
  let reporter: Reporter | null = null;
  let route: RouteView | null = null;

  const hand = (task: (reporter: Reporter) => void) => {
    if (reporter) task(reporter);
    else if (waiting.length < maxWaiting) waiting.push(task);
  };
  whenIdle(() => {
    load().then(
      (loaded) => {
        reporter = loaded;
        for (const task of waiting.splice(0)) task(loaded);
      },
      // Without its code nothing can be reported, this least of all.
      () => waiting.splice(0),
    );
  });

  return {
    report(error: unknown, facts: Facts = {}): void {
      // Refusals and faults of the gateway are told by the network layer, once.
      if (error instanceof RequestError || isAbort(error)) return;
      const report = { error: error instanceof Error ? error : new Error(String(error)), facts, route };
      hand((to) => to.report(report));
    },
    visit(visit: Visit): void {
      route = visit.route;
      hand((to) => to.visit(visit));
    },
  };
}

type ErrorReporting = ReturnType<typeof createErrorReporting>;

let reporting: ErrorReporting | null = null;

/** Reports what went wrong, where the installation wants that. */
export function reportError(error: unknown, facts: Facts = {}): void {
  reporting?.report(error, facts);
}

/** Starts the reporting of errors that nobody catches and of faults in answers; null when it is not configured, or in dev mode. */
export function startErrorReporting(): ErrorReporting | null {
  const dsn = settings.errorReportingDsn;
  if (dsn === null || isDevelopmentOn(settings, storage)) return null;
  reporting = createErrorReporting(async () => (await loadCode(() => import("./sentry.ts"))).createReporter(dsn));
  window.addEventListener("error", ({ error }) => {
    // Scripts of other origins tell nothing about themselves.
    if (error) reportError(error);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
  onFault(({ operation, failure: { code, status, requestId } }) => {
    const fault = new Error(`${operation} failed: ${code ?? "unreadable answer"}`);
    fault.name = "GatewayFault";
    reportError(fault, {
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
