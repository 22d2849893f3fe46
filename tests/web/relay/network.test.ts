import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { Observable } from "relay-runtime";
import { failureOf } from "../../../web/src/relay/failures.ts";
import { fetchFromGateway, readAnswer } from "../../../web/src/relay/network.ts";
import { beginSignIn, onRefusal, type Refusal } from "../../../web/src/relay/refusals.ts";

const request: RequestParameters = {
  id: "a".repeat(64),
  name: "HomePageQuery",
  operationKind: "query",
  text: null,
  metadata: {},
};

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let refusals: Refusal[];
let stop: () => void;

beforeEach(() => {
  refusals = [];
  stop = onRefusal((refusal) => refusals.push(refusal));
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  stop();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) => fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

const reply = (id: string, likesCount: number) => new Response(JSON.stringify({ data: { post: { id, likesCount } } }));

function change(variables: Variables) {
  const mutation: RequestParameters = { ...request, name: "useLikeMutation", operationKind: "mutation" };
  return Observable.from(fetchFromGateway(mutation, variables, {})).toPromise();
}

function ask(): Promise<GraphQLResponse | undefined> {
  return Observable.from(fetchFromGateway(request, { beatId: 62 }, {})).toPromise();
}

test("an operation goes out by its persisted id with the marker header @API-002", async () => {
  answer({ data: { viewer: null } });
  await ask();
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

test("a refusal of what was asked before a sign-in does not end that sign-in @GUARD-03 @GUARD-04", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetched.mockReturnValue(promise);
  const asked = ask().catch(() => {});
  beginSignIn();
  const errors = [{ message: "x", extensions: { code: "UNAUTHENTICATED", status: 401, ownHost: true } }];
  resolve(new Response(JSON.stringify({ data: null, errors })));
  await asked;
  expect(refusals).toEqual([]);
  answer({ data: null, errors });
  await ask().catch(() => {});
  expect(refusals).toEqual(["unauthenticated"]);
});

test("errors beside data stay with it, and a refusal among them is announced @ERR-05", () => {
  const errors = [{ message: "x", path: ["feed"], extensions: { status: 403, ownHost: true } }];
  expect(readAnswer({ data: { feed: null }, errors }, 200, "HomePageQuery")).toEqual({ data: { feed: null }, errors });
  expect(refusals).toEqual(["forbidden"]);
});

test("an answer without data is a failure with the upstream's words @ERR-04", async () => {
  answer({ data: null, errors: [{ message: "x", extensions: { status: 422, detail: "Not now." } }] });
  await expect(ask()).rejects.toThrow("Not now.");
});

test("an HTTP 401 of the gateway ends the sign-in, whatever the body @ERR-05", async () => {
  fetched.mockResolvedValue(new Response("<html>", { status: 401 }));
  await ask().catch((error: unknown) => expect(failureOf(error).kind).toBe("unauthenticated"));
  expect(refusals).toEqual(["unauthenticated"]);
});

test("no network and an unreadable body are faults @ERR-01", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(ask()).rejects.toMatchObject({ failure: { kind: "fault", status: null } });
  fetched.mockResolvedValue(new Response("oops", { status: 200 }));
  await expect(ask()).rejects.toMatchObject({ failure: { kind: "fault" } });
  expect(refusals).toEqual([]);
});

test("leaving an operation aborts its request", () => {
  fetched.mockReturnValue(new Promise(() => {}));
  const subscription = Observable.from(fetchFromGateway(request, {}, {})).subscribe({});
  const signal = fetched.mock.calls[0]?.[1].signal;
  expect(signal?.aborted).toBe(false);
  subscription.unsubscribe();
  expect(signal?.aborted).toBe(true);
});

test("an answer with a record that a mutation changed meanwhile is dropped, and read again @LIKE-01", async () => {
  const before = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(before.promise).mockResolvedValueOnce(reply("post:1", 1)).mockResolvedValueOnce(reply("post:1", 1));
  const read = ask();
  await change({ input: { subjectId: "post:1", liked: true } });
  before.resolve(reply("post:1", 0));
  expect(await read).toEqual({ data: { post: { id: "post:1", likesCount: 1 } } });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test("a mutation leaves queries alone that read other records @LIKE-01", async () => {
  const before = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(before.promise).mockResolvedValueOnce(reply("post:1", 1));
  const read = ask();
  await change({ input: { subjectId: "post:1", liked: true } });
  before.resolve(reply("post:2", 0));
  expect(await read).toEqual({ data: { post: { id: "post:2", likesCount: 0 } } });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a mutation whose answer was lost counts as carried out: what it names is read again @LIKE-01", async () => {
  const before = Promise.withResolvers<Response>();
  fetched
    .mockReturnValueOnce(before.promise)
    .mockRejectedValueOnce(new TypeError("gone"))
    .mockResolvedValueOnce(reply("post:1", 1));
  const read = ask();
  await change({ input: { subjectId: "post:1", liked: true } }).catch(() => {});
  before.resolve(reply("post:1", 0));
  expect(await read).toEqual({ data: { post: { id: "post:1", likesCount: 1 } } });
});

test("a query that fails when the network has just come back is repeated, a mutation is not @ERR-01", async () => {
  const target = new EventTarget();
  vi.stubGlobal("window", target);
  vi.resetModules();
  const { fetchFromGateway: send } = await import("../../../web/src/relay/network.ts");
  const query = () => Observable.from(send(request, {}, {})).toPromise();
  const failOnce = () => fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));

  failOnce();
  await expect(query()).rejects.toThrow("Something went wrong");
  expect(fetched).toHaveBeenCalledTimes(1);

  target.dispatchEvent(new Event("online"));
  failOnce();
  fetched.mockImplementationOnce(async () => reply("1", 2));
  expect(await query()).toEqual({ data: { post: { id: "1", likesCount: 2 } } });
  expect(fetched).toHaveBeenCalledTimes(3);

  failOnce();
  const mutation: RequestParameters = { ...request, operationKind: "mutation" };
  await expect(Observable.from(send(mutation, {}, {})).toPromise()).rejects.toThrow("Something went wrong");
  expect(fetched).toHaveBeenCalledTimes(4);
});
