import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import type { Context, ContextSettings } from "../context.ts";
import type { OperationEstimator } from "../graph/operationEstimator.ts";
import type { Realtime, RealtimeHub } from "../realtime/hub.ts";
import type { RestApi } from "../rest/api.ts";
import type { InterceptCall } from "../rest/callHooks.ts";
import type { CancelSignal } from "../rest/cancellation.ts";
import type { Rest } from "../rest/client.ts";
import type { Session } from "../rest/session.ts";

export interface ContextSources {
  api: RestApi;
  realtime: RealtimeHub;
  settings: ContextSettings;
  estimates: OperationEstimator;
  log: Logger;
}

/**
 * Creates the context of one operation.
 * @param signal aborts when the client disconnects
 * @param intercept runs around every REST call, in development
 */
export type OpenContext = (session: Session, requestId: string, signal: CancelSignal, intercept?: InterceptCall) => Context;

export function createContextOpener({
  api,
  realtime,
  settings: { productName, bannerStoryId, fullView },
  estimates,
  log,
}: ContextSources): OpenContext {
  const settings = { productName, bannerStoryId, fullView };
  return (session, requestId, signal, intercept) => {
    const rest = api.forOperation({ session, requestId, signal, intercept });
    return new OperationContext(session, requestId, rest, realtime.forSession(session), { settings, estimates }, log);
  };
}

class OperationContext implements Context {
  readonly session: Session;
  readonly requestId: string;
  readonly rest: Rest;
  readonly realtime: Realtime;
  readonly settings: ContextSettings;
  readonly estimates: OperationEstimator;
  readonly rootLog: Logger;
  readonly startedAt = Date.now();
  readonly operationValues: unknown[] = [];

  constructor(
    session: Session,
    requestId: string,
    rest: Rest,
    realtime: Realtime,
    { settings, estimates }: Pick<Context, "settings" | "estimates">,
    log: Logger,
  ) {
    this.session = session;
    this.requestId = requestId;
    this.rest = rest;
    this.realtime = realtime;
    this.settings = settings;
    this.estimates = estimates;
    this.rootLog = log;
  }

  /** Created on first use: most operations log nothing. */
  get log(): Logger {
    return this.rootLog.child({ requestId: this.requestId });
  }
}

const validRequestId = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's X-Request-Id if it is well-formed, otherwise a new id. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && validRequestId.test(given) ? given : randomUUID();
}
