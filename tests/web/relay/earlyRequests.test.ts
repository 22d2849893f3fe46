import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cancelEarlyRequests, sendEarlyRequest, sendEarlyRequests } from "../../../web/src/relay/earlyRequests.ts";
import { toFailure } from "../../../web/src/relay/failures.ts";
import { fetchFromGateway } from "../../../web/src/relay/network.ts";

const request: RequestParameters = {
  id: "b".repeat(64),
  name: "HomePageQuery",
  operationKind: "query",
  text: null,
  metadata: {},
};
const mutation: RequestParameters = { ...request, id: "c".repeat(64), name: "useLikeMutation", operationKind: "mutation" };

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let sent = 0;

beforeEach(() => {
  sent = 0;
  // Every response contains the number of requests before it.
  fetched.mockImplementation(async () => new Response(JSON.stringify({ data: { number: (sent += 1) } })));
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  cancelEarlyRequests();
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = (variables: Variables, parameters = request): Promise<GraphQLResponse | undefined> =>
  Observable.from(fetchFromGateway(parameters, variables, {})).toPromise();

test("queries are sent early although they were sent before the page began to load or while another page loaded", async () => {
  const pages = [1, 2].map((page) => ({ params: request, variables: { page } }));
  await ask({ page: 1 });
  await sendEarlyRequests(Promise.resolve(pages));
  expect(fetched).toHaveBeenCalledTimes(3);
  cancelEarlyRequests();

  const known = Promise.withResolvers<typeof pages>();
  const loading = sendEarlyRequests(known.promise);
  await ask({ page: 1 });
  known.resolve(pages);
  await loading;
  expect(fetched).toHaveBeenCalledTimes(5);
  await ask({ page: 3 });
  await sendEarlyRequests(Promise.resolve([...pages, { params: request, variables: { page: 3 } }]));
  expect(fetched).toHaveBeenCalledTimes(9);
});

test("a page whose code fails to load leaves its queries to the network layer", async () => {
  await expect(sendEarlyRequests(Promise.reject(new Error("No code.")))).rejects.toThrow("No code.");
  await ask({ page: 1 });
  await sendEarlyRequests(Promise.resolve([{ params: request, variables: { page: 1 } }]));
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a query uses the early request for the same variables once", async () => {
  sendEarlyRequest(request, { slug: "tech", beatId: null });
  // Relay sorts variables and adds those that are missing.
  expect(await ask({ after: null, slug: "tech" })).toEqual({ data: { number: 1 } });
  expect(await ask({ slug: "tech" })).toEqual({ data: { number: 2 } });
});

test("other variables send another request", async () => {
  sendEarlyRequest(request, { slug: "tech" });
  expect(await ask({ slug: "media" })).toEqual({ data: { number: 2 } });
});

test("a response is outdated after a mutation, a change of the session or half a minute", async () => {
  sendEarlyRequest(request, { page: 1 });
  await ask({}, mutation);
  expect(await ask({ page: 1 })).toEqual({ data: { number: 3 } });

  sendEarlyRequest(request, { page: 2 });
  cancelEarlyRequests();
  expect(await ask({ page: 2 })).toEqual({ data: { number: 5 } });

  sendEarlyRequest(request, { page: 3 });
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 30_000);
  expect(await ask({ page: 3 })).toEqual({ data: { number: 7 } });
});

test("a response is up to date for half a minute, however long ago the page was opened", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(50_000);
  sendEarlyRequest(request, { page: 1 });
  sendEarlyRequest(request, { page: 2 });
  clock.mockReturnValue(79_999);
  expect(await ask({ page: 1 })).toEqual({ data: { number: 1 } });
  clock.mockReturnValue(80_000);
  expect(await ask({ page: 2 })).toEqual({ data: { number: 3 } });
});

test("a change of the session aborts the early requests", () => {
  sendEarlyRequest(request, { page: 1 });
  const [address, init] = fetched.mock.lastCall ?? [];
  expect([address, init?.signal?.aborted]).toEqual(["/graphql", false]);
  cancelEarlyRequests();
  expect(init?.signal?.aborted).toBe(true);
});

test("the status of an early response is kept", async () => {
  fetched.mockResolvedValueOnce(new Response("{}", { status: 403 }));
  sendEarlyRequest(request, { page: 1 });
  const error: unknown = await ask({ page: 1 }).catch((reason: unknown) => reason);
  expect(toFailure(error)).toMatchObject({ kind: "forbidden", status: 403 });
});

test("a failed early request that nobody asks for is not reported as an error", async () => {
  const rejected = vi.fn();
  process.on("unhandledRejection", rejected);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  sendEarlyRequest(request, { page: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("unhandledRejection", rejected);
  expect(rejected).not.toHaveBeenCalled();
});

test("a failed early request is sent again, an error response is used", async () => {
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  sendEarlyRequest(request, { page: 1 });
  expect(await ask({ page: 1 })).toEqual({ data: { number: 1 } });

  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ errors: [{ message: "No." }] }), { status: 500 }));
  sendEarlyRequest(request, { page: 2 });
  await expect(ask({ page: 2 })).rejects.toThrow();
});

test("queries that become known late are sent early, unless they have been sent by then", async () => {
  const [first, second] = [{ page: 1 }, { page: 2 }];
  const known = Promise.withResolvers<{ params: RequestParameters; variables: Variables }[]>();
  const early = sendEarlyRequests(known.promise);
  expect(await ask(first)).toEqual({ data: { number: 1 } });
  known.resolve([first, second].map((variables) => ({ params: request, variables })));
  await early;
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await ask(second)).toEqual({ data: { number: 2 } });
  // A repeated request for the first needs newer data.
  expect(await ask(first)).toEqual({ data: { number: 3 } });
});

test("a response is read completely before its query asks for it, so that its connection is free", async () => {
  const response = new Response("{}");
  fetched.mockResolvedValueOnce(response);
  sendEarlyRequest(request, { page: 1 });
  await expect.poll(() => response.bodyUsed).toBe(true);
});

test("leaving the page aborts its pending early request", async () => {
  fetched.mockImplementationOnce(() => new Promise(() => {}));
  sendEarlyRequest(request, { page: 1 });
  const [, init] = fetched.mock.lastCall ?? [];
  Observable.from(fetchFromGateway(request, { page: 1 }, {}))
    .subscribe({})
    .unsubscribe();
  expect(init?.signal?.aborted).toBe(true);
});
