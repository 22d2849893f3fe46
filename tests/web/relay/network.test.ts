import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newVersion } from "../../../web/src/lib/newVersion.ts";
import { beginSignIn, onAccessError, type AccessError } from "../../../web/src/relay/accessErrors.ts";
import { toFailure } from "../../../web/src/relay/failures.ts";
import { fetchFromGateway, readResponse } from "../../../web/src/relay/network.ts";
import { latestPartFailure } from "../../../web/src/relay/partFailures.ts";
import { onUnexpectedFailure, type UnexpectedFailure } from "../../../web/src/relay/unexpectedFailures.ts";

const request: RequestParameters = {
  id: "a".repeat(64),
  name: "HomePageQuery",
  operationKind: "query",
  text: null,
  metadata: {},
};

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let refusals: AccessError[];
let faults: UnexpectedFailure[];
let stop: (() => void)[];

beforeEach(() => {
  refusals = [];
  faults = [];
  stop = [onAccessError((error) => refusals.push(error)), onUnexpectedFailure((fault) => faults.push(fault))];
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  for (const end of stop) end();
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const respond = (body: unknown, status = 200) => fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

const postResponse = (id: string, likesCount: number) => new Response(JSON.stringify({ data: { post: { id, likesCount } } }));

function change(variables: Variables) {
  const mutation: RequestParameters = { ...request, name: "useLikeMutation", operationKind: "mutation" };
  return Observable.from(fetchFromGateway(mutation, variables, {})).toPromise();
}

function query(): Promise<GraphQLResponse | undefined> {
  return Observable.from(fetchFromGateway(request, { beatId: 62 }, {})).toPromise();
}

test("an operation is sent by its persisted id with the marker header @API-002", async () => {
  respond({ data: { viewer: null } });
  await query();
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/graphql");
  expect(init).toMatchObject({
    method: "POST",
    credentials: "same-origin",
    headers: { "X-Requested-With": "XMLHttpRequest", "content-type": "application/json" },
  });
  expect(JSON.parse(init?.body as string)).toEqual({
    extensions: { persistedQuery: { version: 1, sha256Hash: request.id } },
    operationName: "HomePageQuery",
    variables: { beatId: 62 },
  });
});

test("a 401 for an operation sent before signing in does not end the new session @GUARD-03 @GUARD-04", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const pending = query().catch(() => {});
  beginSignIn();
  const errors = [{ message: "x", extensions: { code: "UNAUTHENTICATED", status: 401, ownHost: true } }];
  resolve(new Response(JSON.stringify({ data: null, errors })));
  await pending;
  expect(refusals).toEqual([]);
  respond({ data: null, errors });
  await query().catch(() => {});
  expect(refusals).toEqual(["unauthenticated"]);
});

test("errors beside data are kept, and an authorization error among them is announced @ERR-05", () => {
  const errors = [{ message: "x", path: ["feed"], extensions: { status: 403, ownHost: true } }];
  expect(readResponse({ data: { feed: null }, errors }, 200, "HomePageQuery")).toEqual({ data: { feed: null }, errors });
  expect(refusals).toEqual(["forbidden"]);
});

test("a response without data fails with the REST API's message @ERR-04", async () => {
  respond({ data: null, errors: [{ message: "x", extensions: { status: 422, detail: "Not now." } }] });
  await expect(query()).rejects.toThrow("Not now.");
});

test("an HTTP 401 of the gateway ends the session, whatever the body @ERR-05", async () => {
  fetched.mockResolvedValue(new Response("<html>", { status: 401 }));
  await query().catch((error: unknown) => expect(toFailure(error).kind).toBe("unauthenticated"));
  expect(refusals).toEqual(["unauthenticated"]);
});

test("a network error and an unreadable body are faults @ERR-01", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(query()).rejects.toMatchObject({ failure: { kind: "unexpected", status: null } });
  fetched.mockResolvedValue(new Response("oops", { status: 200 }));
  await expect(query()).rejects.toMatchObject({ failure: { kind: "unexpected" } });
  expect(refusals).toEqual([]);
});

test("a fault is reported with its operation, with or without data; a refusal is not @ERR-01", async () => {
  const fault = { message: "x", extensions: { status: 500, ownHost: true } };
  const refusal = { message: "x", extensions: { status: 422, ownHost: true } };
  respond({ data: null, errors: [fault] });
  await query().catch(() => {});
  respond({ data: { viewer: null }, errors: [refusal, fault] });
  await query();
  expect(faults).toMatchObject([1, 2].map(() => ({ operation: "HomePageQuery", failure: { kind: "unexpected", status: 500 } })));
  respond({ data: null, errors: [refusal] });
  await query().catch(() => {});
  respond({ data: { viewer: null }, errors: [refusal] });
  await query();
  respond({ data: { viewer: null }, errors: [] });
  expect(await query()).toEqual({ data: { viewer: null } });
  expect(faults).toHaveLength(2);
});

test("the failures in a response are known to the parts of the page that lack their data @ERR-01 @ERR-03", async () => {
  respond({ data: { viewer: null }, errors: [{ message: "x", path: ["viewer"], extensions: { status: 404, ownHost: true } }] });
  await query();
  expect(latestPartFailure()).toMatchObject({ kind: "rejected", status: 404 });
  respond({ data: { viewer: null } });
  await query();
  expect(latestPartFailure()).toBeNull();
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await query().catch(() => {});
  expect(latestPartFailure()).toMatchObject({ kind: "unexpected", status: null });
});

test("an operation that the gateway does not know makes the page look for a newer version @ERR-15", async () => {
  const check = vi.spyOn(newVersion, "check").mockResolvedValue("same");
  for (const code of ["INVALID", "PERSISTED_QUERY_NOT_FOUND"]) {
    expect(check).not.toHaveBeenCalled();
    respond({ data: null, errors: [{ message: "x", extensions: { code, status: 400 } }] });
    await query().catch(() => {});
  }
  expect(check).toHaveBeenCalledOnce();
  check.mockRestore();
});

test("a cancelled operation reports no failure", async () => {
  const { promise, reject } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const failed = vi.fn();
  const subscription = Observable.from(fetchFromGateway(request, {}, {})).subscribe({ error: failed });
  const before = latestPartFailure();
  subscription.unsubscribe();
  reject(new TypeError("aborted"));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(failed).not.toHaveBeenCalled();
  expect(latestPartFailure()).toBe(before);
});

test("a query during which mutations keep changing its record is repeated twice at most @LIKE-01", async () => {
  let sent = 0;
  fetched.mockImplementation(async (_address, init) => {
    const isQuery = JSON.stringify(init.body).includes("HomePageQuery");
    if (!isQuery) return postResponse("post:1", 1);
    sent += 1;
    await change({ input: { subjectId: "post:1", liked: true } });
    return postResponse("post:1", sent);
  });
  expect(await query()).toEqual({ data: { post: { id: "post:1", likesCount: 3 } } });
  expect(sent).toBe(3);
});

test("a mutation without an id in its input counts as a change of the records in its response @LIKE-01", async () => {
  const before = Promise.withResolvers<Response>();
  fetched
    .mockReturnValueOnce(before.promise)
    .mockResolvedValueOnce(postResponse("post:1", 1))
    .mockResolvedValueOnce(postResponse("post:1", 1));
  const read = query();
  await change({ input: {} });
  before.resolve(postResponse("post:1", 0));
  expect(await read).toEqual({ data: { post: { id: "post:1", likesCount: 1 } } });
});

test("unsubscribing from an operation aborts its request", () => {
  fetched.mockReturnValue(new Promise(() => {}));
  const subscription = Observable.from(fetchFromGateway(request, {}, {})).subscribe({});
  const signal = fetched.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  subscription.unsubscribe();
  expect(signal?.aborted).toBe(true);
});

test("a response with a record that a mutation changed meanwhile is dropped and loaded again @LIKE-01", async () => {
  const before = Promise.withResolvers<Response>();
  fetched
    .mockReturnValueOnce(before.promise)
    .mockResolvedValueOnce(postResponse("post:1", 1))
    .mockResolvedValueOnce(postResponse("post:1", 1));
  const read = query();
  await change({ input: { subjectId: "post:1", liked: true } });
  before.resolve(postResponse("post:1", 0));
  expect(await read).toEqual({ data: { post: { id: "post:1", likesCount: 1 } } });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a mutation does not affect queries for other records @LIKE-01", async () => {
  const before = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(before.promise).mockResolvedValueOnce(postResponse("post:1", 1));
  const read = query();
  await change({ input: { subjectId: "post:1", liked: true } });
  before.resolve(postResponse("post:2", 0));
  expect(await read).toEqual({ data: { post: { id: "post:2", likesCount: 0 } } });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a mutation without a response counts as executed: its records are loaded again @LIKE-01", async () => {
  const before = Promise.withResolvers<Response>();
  fetched
    .mockReturnValueOnce(before.promise)
    .mockRejectedValueOnce(new TypeError("gone"))
    .mockResolvedValueOnce(postResponse("post:1", 1));
  const read = query();
  await change({ input: { subjectId: "post:1", liked: true } }).catch(() => {});
  before.resolve(postResponse("post:1", 0));
  expect(await read).toEqual({ data: { post: { id: "post:1", likesCount: 1 } } });
});

const failOnce = () => fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));

test("a query without a complete response is repeated once, a mutation is not @ERR-01", async () => {
  failOnce();
  fetched.mockImplementationOnce(async () => postResponse("1", 2));
  expect(await query()).toEqual({ data: { post: { id: "1", likesCount: 2 } } });
  expect(fetched).toHaveBeenCalledTimes(2);

  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("network error")) });
  fetched.mockResolvedValueOnce(new Response(broken));
  failOnce();
  await expect(query()).rejects.toThrow("Something went wrong");
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(faults).toEqual([]);

  failOnce();
  await expect(change({})).rejects.toThrow("Something went wrong");
  expect(fetched).toHaveBeenCalledTimes(5);
});

test("an operation whose response does not begin within a minute fails, and a query is repeated before @ERR-01", async () => {
  vi.useFakeTimers();
  const hang = () =>
    fetched.mockImplementationOnce(
      (_address, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(new TypeError("aborted")))),
    );
  hang();
  fetched.mockImplementationOnce(async () => postResponse("1", 2));
  const querying = query();
  await vi.advanceTimersByTimeAsync(59_900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await querying).toEqual({ data: { post: { id: "1", likesCount: 2 } } });

  hang();
  const changing = expect(change({})).rejects.toThrow("Something went wrong");
  await vi.advanceTimersByTimeAsync(61_000);
  await changing;
  // 100 kB may take 50 s longer on the slowest connections.
  hang();
  const saving = expect(change({ text: "x".repeat(100_000) })).rejects.toThrow("Something went wrong");
  await vi.advanceTimersByTimeAsync(109_000);
  expect(fetched.mock.lastCall?.[1].signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await saving;
});

test("a query is repeated several times on a network that has just come back, and not without a network @ERR-01", async () => {
  const target = new EventTarget();
  vi.stubGlobal("window", target);
  vi.resetModules();
  const { fetchFromGateway: send } = await import("../../../web/src/relay/network.ts");
  const sendQuery = () => Observable.from(send(request, {}, {})).toPromise();

  target.dispatchEvent(new Event("online"));
  for (let failed = 0; failed < 3; failed += 1) failOnce();
  fetched.mockImplementationOnce(async () => postResponse("1", 2));
  expect(await sendQuery()).toEqual({ data: { post: { id: "1", likesCount: 2 } } });
  expect(fetched).toHaveBeenCalledTimes(4);

  vi.stubGlobal("navigator", { onLine: false });
  failOnce();
  await expect(sendQuery()).rejects.toMatchObject({ failure: { kind: "offline" } });
  expect(fetched).toHaveBeenCalledTimes(5);
});
