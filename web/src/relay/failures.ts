import { isOffline } from "../lib/connection.ts";
import { isRecord } from "../lib/isRecord.ts";
import type { AccessError } from "./accessErrors.ts";

/**
 * offline: no response, and the device has no network; unauthenticated: a 401 from the own host; forbidden: a 403 from the own
 * host; rejected: the other statuses from 400 to 499; unexpected: everything else, including failed connections and responses
 * that cannot be parsed.
 */
type FailureKind = "offline" | "unauthenticated" | "forbidden" | "rejected" | "unexpected";

/** The reason for which a request failed. */
export interface Failure {
  kind: FailureKind;
  /** The status from the upstream or the gateway; null without a response. */
  status: number | null;
  /** extensions.code of the GraphQL error; null if absent. */
  code: string | null;
  /** Messages by field, as sent by the upstream; null if there are none. */
  errors: Record<string, string[]> | null;
  detail: string | null;
  /** Identifies the request in the gateway's logs. */
  requestId: string | null;
}

const generic = "Something went wrong. We are already working to solve it.";

/** The texts of errors by their kind (ERR-01 to ERR-04). Null shows nothing because the sign-in modal opens. */
const texts: Record<FailureKind, (failure: Failure) => string | null> = {
  unauthenticated: () => null,
  forbidden: () => "Sorry, you are not permitted to view this page.",
  rejected: (failure) => upstreamText(failure) ?? `${generic}\nPlease refresh the page and try again.`,
  unexpected: () => generic,
  offline: () => "You are offline. Please try again when you are back online.",
};

/** The text shown instead of a part of a page that failed. */
export function partText(failure: Failure): string {
  return failureText(failure) ?? "Please sign in to see this.";
}

/** The text of a rejected request, or the given text for any other failure. */
export function getRejectionText(failure: Failure | null, fallback: string): string {
  return failure?.kind === "rejected" ? (failureText(failure) ?? fallback) : fallback;
}

/** Whether the platform lacks this part: either the endpoint or the collection it reads does not exist. */
export function isNotOffered({ status }: Failure): boolean {
  return status === 404 || status === 501;
}

/** Thrown by the network layer and for failed fields. Relay passes it to error boundaries and to the mutation hook. */
export class RequestError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failureText(failure) ?? "Not signed in.");
    this.name = "RequestError";
    this.failure = failure;
  }
}

/** The text to show; null when nothing is shown. */
export function failureText(failure: Failure): string | null {
  return texts[failure.kind](failure);
}

/**
 * The beginning of the request's id, by which support finds its log lines: short enough to be read out on the phone. Null for
 * failures whose text says what is wrong.
 */
export function getReference({ kind, requestId }: Failure): string | null {
  return kind === "unexpected" && requestId !== null ? requestId.slice(0, 8) : null;
}

/** Shared by all errors that are not RequestErrors, so that effects that depend on the failure run once. */
const unknownFailure = failureWithStatus(null);

/** The failure behind any thrown value; a value that is not a RequestError counts as unexpected. */
export function toFailure(error: unknown): Failure {
  return error instanceof RequestError ? error.failure : unknownFailure;
}

/** A failure known only by its HTTP status; null means no response. */
export function failureWithStatus(status: number | null): Failure {
  return { kind: getKind(status, true), status, code: null, errors: null, detail: null, requestId: null };
}

/** The failure of a request without a response. */
export function failureWithoutResponse(): Failure {
  return isOffline() ? { ...failureWithStatus(null), kind: "offline" } : failureWithStatus(null);
}

/** The failure for a 401 or 403 of the own host without further details. */
export function accessFailure(kind: AccessError): Failure {
  return failureWithStatus(kind === "forbidden" ? 403 : 401);
}

/** Reads the failure from the `extensions` of a GraphQL error: `{ code, status, errors, detail, ownHost, requestId }`. */
export function failureOfGraphqlError(error: object): Failure {
  const extensions = "extensions" in error && isRecord(error.extensions) ? error.extensions : {};
  const { code, status, errors, detail, ownHost, requestId } = extensions;
  const known = typeof status === "number" ? status : null;
  return {
    kind: getKind(known, ownHost === true),
    status: known,
    code: textOrNull(code),
    errors: isRecord(errors) ? textsByField(errors) : null,
    detail: textOrNull(detail),
    requestId: textOrNull(requestId),
  };
}

/** Reads the failure from a response of the own host's REST paths; null means no response. */
export async function readFailure(response: Response | null): Promise<Failure> {
  const body: unknown = await response?.json().catch(() => null);
  const { errors, detail } = isRecord(body) ? body : {};
  return {
    ...(response ? failureWithStatus(response.status) : failureWithoutResponse()),
    errors: isRecord(errors) ? textsByField(errors) : null,
    detail: textOrNull(detail),
    requestId: response?.headers.get("x-request-id") ?? null,
  };
}

const precedence: Record<FailureKind, number> = { unauthenticated: 3, forbidden: 2, rejected: 1, offline: 0, unexpected: 0 };

/** The failure that takes precedence among several; the most specific kind wins. */
export function mostSevere(failures: readonly Failure[]): Failure | null {
  return failures.reduce<Failure | null>(
    (worst, failure) => (worst && precedence[worst.kind] >= precedence[failure.kind] ? worst : failure),
    null,
  );
}

/** A 401 or 403 ends the session only when it comes from the own host (ERR-05); from another host it is an ordinary failure. */
function getKind(status: number | null, ownHost: boolean): FailureKind {
  if (status === null || status < 400 || status > 499) return "unexpected";
  if (status === 401) return ownHost ? "unauthenticated" : "unexpected";
  if (status === 403) return ownHost ? "forbidden" : "unexpected";
  return "rejected";
}

/** All field messages, one per line, or else the detail. A detail that is JSON is reduced to its texts. */
function upstreamText({ errors, detail }: Failure): string | null {
  const lines = Object.values(errors ?? {}).flat();
  if (lines.length > 0) return lines.join("\n");
  if (!detail) return null;
  if (!/^\s*[[{]/.test(detail)) return detail;
  try {
    return leafTexts(JSON.parse(detail)).join("\n") || detail;
  } catch {
    return detail;
  }
}

function leafTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isRecord(value) ? Object.values(value).flatMap(leafTexts) : [];
}

function textsByField(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, leafTexts(messages)]));
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}
