import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeBrowserOfflineTransport,
  makeFetchTransport,
  Scope,
  startInactiveSpan,
  type ErrorEvent,
} from "@sentry/browser";
import type { Report, Reporter, Visit } from "./errorReporting.ts";
import { redactAddress, redactText } from "./redact.ts";

/** For errors and traces (CONST-41). */
const SAMPLE_RATE = 0.4;
/** The maximum number of reports queued while offline; further ones are dropped (CONST-35). */
const MAX_QUEUE_SIZE = 30;

const transport = makeBrowserOfflineTransport(makeFetchTransport);

/**
 * Reports to a service with Sentry's protocol. Unsent reports are stored in IndexedDB and retried after 5 s, doubling up to an
 * hour (CONST-36), and when the device is online again.
 */
export function createReporter(dsn: string): Reporter {
  const client = new BrowserClient({
    dsn,
    sampleRate: SAMPLE_RATE,
    tracesSampleRate: SAMPLE_RATE,
    stackParser: defaultStackParser,
    transport: (options) => transport({ ...options, maxQueueSize: MAX_QUEUE_SIZE }),
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
    tracePropagationTargets: [],
    sendClientReports: false,
    beforeSend: redactEvent,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  // Sends reports from an earlier visit. The transport's own flush at startup would delay the first retry by 10 s.
  void client.getTransport()?.flush();

  return {
    report({ error, facts, route }: Report): void {
      const own = scope.clone();
      own.setTags({ ...facts, ...(route ? { route: route.name } : {}) });
      if (route) own.setContext("page", { path: route.path });
      own.captureException(error);
    },
    visit({ route, start, end }: Visit): void {
      startInactiveSpan({ name: route.name, op: "navigation", startTime: start, forceTransaction: true, scope }).end(end);
    },
  };
}

/** Reports contain only the error and its place in the code, so that no personal data leaves the browser. */
function redactEvent(event: ErrorEvent): ErrorEvent {
  for (const exception of event.exception?.values ?? []) {
    exception.value = redactText(exception.value ?? "");
    for (const frame of exception.stacktrace?.frames ?? []) frame.filename = redactAddress(frame.filename ?? "");
  }
  const { user: _user, request: _request, breadcrumbs: _breadcrumbs, extra: _extra, message: _message, ...rest } = event;
  return rest;
}
