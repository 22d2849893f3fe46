import { isOffline } from "../lib/connection.ts";

/**
 * offline: nothing was answered, and the device has no network; unauthenticated: 401 of the own host; forbidden: 403 of the own host; refused: any other 400 to 499;
 * fault: everything else, failed connections and unreadable answers included.
 */
export type FailureKind = "offline" | "unauthenticated" | "forbidden" | "refused" | "fault";

/** Why a request gave nothing. */
export interface Failure {
  kind: FailureKind;
  /** The status of the upstream or of the gateway; null without an answer. */
  status: number | null;
  /** extensions.code of the GraphQL error; null when there was none. */
  code: string | null;
  /** Messages by field, as the upstream sent them; null when there are none. */
  errors: Record<string, string[]> | null;
  detail: string | null;
  /** By which the gateway's logs can be searched. */
  requestId: string | null;
}

const generic = "Something went wrong. We are already working to solve it.";

/** The table of section 8: what a failure says to people. Null says nothing: the sign-in modal speaks. */
const texts: Record<FailureKind, (failure: Failure) => string | null> = {
  unauthenticated: () => null,
  forbidden: () => "Sorry, you are not permitted to view this page.",
  refused: (failure) => statedText(failure) ?? `${generic}\nPlease refresh the page and try again.`,
  fault: () => generic,
  offline: () => "There is no connection. Please try again when it is back.",
};

/** What a failure says where a part of a page should be. */
export function partText(failure: Failure): string {
  return failureText(failure) ?? "Please sign in to see this.";
}

/** The words of a refusal, which say what is wrong; of any other failure what has not come. */
export function refusalOr(failure: Failure | null, otherwise: string): string {
  return failure?.kind === "refused" ? (failureText(failure) ?? otherwise) : otherwise;
}

/** Whether the platform has no such part: it lacks the call, or the collection that the call reads. */
export function isNotOffered({ status }: Failure): boolean {
  return status === 404 || status === 501;
}

/** Thrown by the network layer and for failed fields; Relay hands it to error boundaries and to the mutation hook. */
export class RequestError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failureText(failure) ?? "Not signed in.");
    this.name = "RequestError";
    this.failure = failure;
  }
}

/** What to show; null when nothing is to be shown. */
export function failureText(failure: Failure): string | null {
  return texts[failure.kind](failure);
}

/** One object for all errors of other code, so that effects that follow a failure run once. */
const foreign = faultWith(null);

/** The failure behind whatever was thrown; what is not ours counts as a fault. */
export function failureOf(error: unknown): Failure {
  return error instanceof RequestError ? error.failure : foreign;
}

/** A failure that only an HTTP status tells; null: nothing was answered. */
export function faultWith(status: number | null): Failure {
  return { kind: kindOf(status, true), status, code: null, errors: null, detail: null, requestId: null };
}

/** The failure of a request without an answer. */
export function noAnswer(): Failure {
  return isOffline() ? { ...faultWith(null), kind: "offline" } : faultWith(null);
}

/** What the own host's refusal of the sign-in says by itself. */
export function refusedWith(kind: "unauthenticated" | "forbidden"): Failure {
  return faultWith(kind === "forbidden" ? 403 : 401);
}

/** The failure in one GraphQL error, from `extensions { code, status, errors, detail, ownHost }`. */
export function failureIn(error: object): Failure {
  const extensions = "extensions" in error && isRecord(error.extensions) ? error.extensions : {};
  const { code, status, errors, detail, ownHost, requestId } = extensions;
  const known = typeof status === "number" ? status : null;
  return {
    kind: kindOf(known, ownHost === true),
    status: known,
    code: textOrNull(code),
    errors: isRecord(errors) ? onlyTexts(errors) : null,
    detail: textOrNull(detail),
    requestId: textOrNull(requestId),
  };
}

/** The failure in an answer of the own host's REST paths; null: there was no answer. */
export async function readFailure(response: Response | null): Promise<Failure> {
  const body: unknown = await response?.json().catch(() => null);
  const { errors, detail } = isRecord(body) ? body : {};
  return {
    ...(response ? faultWith(response.status) : noAnswer()),
    errors: isRecord(errors) ? onlyTexts(errors) : null,
    detail: textOrNull(detail),
    requestId: response?.headers.get("x-request-id") ?? null,
  };
}

const weight: Record<FailureKind, number> = { unauthenticated: 3, forbidden: 2, refused: 1, offline: 0, fault: 0 };

/** The one that decides when there are several: the most specific row wins. */
export function gravest(failures: readonly Failure[]): Failure | null {
  return failures.reduce<Failure | null>(
    (worst, failure) => (worst && weight[worst.kind] >= weight[failure.kind] ? worst : failure),
    null,
  );
}

/** A 401 or 403 ends the sign-in only when it is the own host's (ERR-05); another host's is an ordinary fault. */
function kindOf(status: number | null, ownHost: boolean): FailureKind {
  if (status === null || status < 400 || status > 499) return "fault";
  if (status === 401) return ownHost ? "unauthenticated" : "fault";
  if (status === 403) return ownHost ? "forbidden" : "fault";
  return "refused";
}

/** All messages by field, else the detail, and of a detail that is JSON its texts; one per line. */
function statedText({ errors, detail }: Failure): string | null {
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

function onlyTexts(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, leafTexts(messages)]));
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
