import { Observable, type GraphQLResponse, type RequestParameters } from "relay-runtime";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onAccessError, type AccessError } from "../../../web/src/relay/accessErrors.ts";
import { toFailure, failureText, readFailure } from "../../../web/src/relay/failures.ts";
import { fetchFromGateway } from "../../../web/src/relay/network.ts";
import { onUnexpectedFailure } from "../../../web/src/relay/unexpectedFailures.ts";
import { forbiddenError, genericError, refusedError } from "../../support/errorTexts.ts";

const request: RequestParameters = { id: "a".repeat(64), name: "APageQuery", operationKind: "query", text: null, metadata: {} };
const json = (body: unknown, status: number) => new Response(JSON.stringify(body), { status });

interface Row {
  situation: string;
  /** The response; an error stands for a failed request. */
  response: Response | Error;
  text: string | null;
  /** The expected effect on the session. */
  refusal?: AccessError;
  /** Whether the error is reported to the installation. */
  isFault: boolean;
}

const graphql = (situation: string, extensions: object, rest: Omit<Row, "situation" | "response">): Row => ({
  situation: `a GraphQL error: ${situation}`,
  response: json({ errors: [{ message: "inside", extensions: { ownHost: true, ...extensions } }] }, 200),
  ...rest,
});

const rows: Row[] = [
  graphql("500", { code: "INTERNAL", status: 500 }, { text: genericError, isFault: true }),
  graphql("no status", { code: "INTERNAL" }, { text: genericError, isFault: true }),
  graphql("503", { code: "UPSTREAM_UNAVAILABLE", status: 503 }, { text: genericError, isFault: true }),
  graphql("401", { code: "UNAUTHENTICATED", status: 401 }, { text: null, refusal: "unauthenticated", isFault: false }),
  graphql("401 of another host", { status: 401, ownHost: false }, { text: genericError, isFault: true }),
  graphql("403", { code: "FORBIDDEN", status: 403 }, { text: forbiddenError, refusal: "forbidden", isFault: false }),
  graphql("403 of another host", { status: 403, ownHost: false }, { text: genericError, isFault: true }),
  ...[400, 404, 405, 409, 413, 415, 418, 422, 429, 499].map((status) =>
    graphql(String(status), { status }, { text: refusedError, isFault: false }),
  ),
  graphql(
    "422 with errors",
    { status: 422, errors: { a: ["One."], b: ["Two."] }, detail: "x" },
    { text: "One.\nTwo.", isFault: false },
  ),
  graphql("409 with a detail", { status: 409, detail: "Already there." }, { text: "Already there.", isFault: false }),
  graphql("400 with JSON as detail", { status: 400, detail: '["One.",{"b":"Two."}]' }, { text: "One.\nTwo.", isFault: false }),
  { situation: "no network", response: new TypeError("Failed to fetch"), text: genericError, isFault: false },
  {
    situation: "HTML instead of JSON",
    response: new Response("<h1>Bad gateway</h1>", { status: 502 }),
    text: genericError,
    isFault: true,
  },
  { situation: "HTML with 200", response: new Response("<h1>Hello</h1>", { status: 200 }), text: genericError, isFault: true },
  { situation: "half a response", response: new Response('{"data":{"vie', { status: 200 }), text: genericError, isFault: true },
  { situation: "a response without data", response: json({}, 200), text: genericError, isFault: true },
  { situation: "a plain 401", response: json({ detail: "No." }, 401), text: null, refusal: "unauthenticated", isFault: false },
  {
    situation: "a plain 403",
    response: json({ detail: "No." }, 403),
    text: forbiddenError,
    refusal: "forbidden",
    isFault: false,
  },
  { situation: "a plain 413", response: new Response("too large", { status: 413 }), text: refusedError, isFault: false },
];

const refusals: AccessError[] = [];
const faults: string[] = [];
let unsubscribers: (() => void)[];

beforeEach(() => {
  unsubscribers = [
    onAccessError((error) => refusals.push(error)),
    onUnexpectedFailure(({ operation }) => faults.push(operation)),
  ];
});
afterEach(() => {
  for (const stop of unsubscribers) stop();
  refusals.length = 0;
  faults.length = 0;
  vi.unstubAllGlobals();
});

function query(): Promise<GraphQLResponse | undefined> {
  return Observable.from(fetchFromGateway(request, {}, {})).toPromise();
}

describe("a failed operation", () => {
  it.each(rows)("has the specified message: $situation @ERR-01 @ERR-02 @ERR-03 @ERR-04 @ERR-05", async (row) => {
    vi.stubGlobal("fetch", () =>
      row.response instanceof Error ? Promise.reject(row.response) : Promise.resolve(row.response.clone()),
    );
    const error = await query().then(
      () => expect.fail("the operation succeeded"),
      (thrown: unknown) => thrown,
    );
    expect(failureText(toFailure(error))).toBe(row.text);
    expect(refusals).toEqual(row.refusal ? [row.refusal] : []);
    expect(faults).toEqual(row.isFault ? ["APageQuery"] : []);
  });

  it("reports nothing after it was cancelled @ERR-01", async () => {
    const failed = vi.fn<(error: Error) => void>();
    vi.stubGlobal("fetch", (_address: string, { signal }: { signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener("abort", () => reject(signal.reason));
      return promise;
    });
    Observable.from(fetchFromGateway(request, {}, {}))
      .subscribe({ error: failed })
      .unsubscribe();
    await Promise.resolve();
    await Promise.resolve();
    expect(failed).not.toHaveBeenCalled();
    expect(faults).toEqual([]);
  });
});

describe("a form sent as multipart", () => {
  it.each([
    { situation: "no response", response: null, text: genericError },
    { situation: "a fault", response: json({ detail: "secret" }, 500), text: genericError },
    { situation: "a 401", response: json({}, 401), text: null },
    { situation: "a 403", response: json({ detail: "No." }, 403), text: forbiddenError },
    { situation: "a refusal without words", response: new Response("", { status: 413 }), text: refusedError },
    {
      situation: "a refusal by fields",
      response: json({ errors: { message: ["Message is required."] } }, 422),
      text: "Message is required.",
    },
    {
      situation: "a refusal with a detail",
      response: json({ detail: "This file is too large." }, 413),
      text: "This file is too large.",
    },
  ])("has the specified message: $situation @ERR-11 @ERR-04", async ({ response, text }) => {
    expect(failureText(await readFailure(response))).toBe(text);
  });
});
